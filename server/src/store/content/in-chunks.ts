import { setImmediate } from 'node:timers/promises';

const CHUNK_SIZE = 500;

/**
 * Chunks that fit into one statement of either database. Yields to the event loop between two chunks, so that other
 * sources go on being fetched while one is written.
 */
export async function* inChunks<Item>(items: Item[]): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += CHUNK_SIZE) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + CHUNK_SIZE);
  }
}
