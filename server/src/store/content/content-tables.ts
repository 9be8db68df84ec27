import { setImmediate } from 'node:timers/promises';

/** The tables that the sync fills. */
export const CONTENT_TABLES = ['events', 'tasks', 'drive', 'drive_items'] as const;
export type ContentTable = (typeof CONTENT_TABLES)[number];

export interface ContentRecord {
  id: string;
  /** Where it stands among its neighbours. To move is not to change. */
  position?: number;
}

const ROWS_AT_ONCE = 500;

/**
 * As many at once as either database takes in one statement. Between two of them others in this process have their turn:
 * while one source is written, the pages of another go on being fetched.
 */
export async function* inChunks<Item>(items: Item[]): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + ROWS_AT_ONCE);
  }
}
