/** The tables that the sync fills. */
export type ContentTable = 'events' | 'tasks' | 'drive' | 'drive_items';

export interface ContentRecord {
  id: string;
  /** Where it stands among its neighbours. To move is not to change. */
  position?: number;
}

const ROWS_AT_ONCE = 500;

/** As many at once as either database takes in one statement. */
export function* inParts<Item>(items: Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) {
    yield items.slice(start, start + ROWS_AT_ONCE);
  }
}
