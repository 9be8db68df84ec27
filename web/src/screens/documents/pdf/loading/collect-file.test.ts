import { expect, test, vi } from 'vitest';
import { createCollector } from './collect-file.ts';
import { CHUNK_BYTES } from './read-file.ts';

const FILE = Uint8Array.from({ length: 40 * CHUNK_BYTES + 7 }, (_, index) => (index >> 7) % 251);

function startCollector(fileBytes = FILE.length) {
  const read = vi.fn(async (begin: number, end: number) => FILE.slice(begin, end));
  const stop = new AbortController();
  const collector = createCollector({
    fileBytes,
    start: FILE.slice(0, 2 * CHUNK_BYTES),
    read,
    isBusy: () => false,
    signal: stop.signal,
  });
  return { collector, read, stop };
}

test('only what the pages have not loaded is requested, in small pieces', async () => {
  const { collector, read } = startCollector();
  collector?.add(10 * CHUNK_BYTES, FILE.slice(10 * CHUNK_BYTES, 12 * CHUNK_BYTES));
  collector?.add(40 * CHUNK_BYTES, FILE.slice(40 * CHUNK_BYTES));
  const whole = await collector?.complete();
  expect(whole?.every((byte, index) => byte === FILE[index])).toBe(true);
  expect(read.mock.calls.map((range) => range.map((at) => at / CHUNK_BYTES))).toEqual([
    [2, 10],
    [12, 28],
    [28, 40],
  ]);
});

test('what was collected is not requested again for a page', () => {
  const { collector } = startCollector();
  expect(collector?.find(100, CHUNK_BYTES + 1)).toEqual(FILE.slice(100, CHUNK_BYTES + 1));
  expect(collector?.find(100, 2 * CHUNK_BYTES + 1)).toBeUndefined();
});

test('a PDF that I close is not loaded any further', async () => {
  const { collector, read, stop } = startCollector();
  stop.abort();
  await expect(collector?.complete()).rejects.toThrow();
  expect(read).not.toHaveBeenCalled();
});

test('a large file is not collected', () => {
  expect(startCollector(30_000_000).collector).toBeNull();
});
