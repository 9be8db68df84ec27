import { SECOND_MS } from '@assembly/contract/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse, startFakeServer } from '../../../testing/fake-server.ts';
import { shortenTimers } from '../../../testing/shorten-timers.ts';
import { createRangeReader } from './read-ranges.ts';

const CONTENT = 'GET /api/documents/a/content';
const ADDRESS = '/api/documents/a/content';
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

const range = (begin: number, size = 100) =>
  new Response(new Uint8Array([begin]), {
    status: 206,
    headers: { 'content-range': `bytes ${begin}-${begin}/${size}` },
  });

/** Requests that the test answers, in the order in which they were sent. */
function holdRequests() {
  const sent: { begin: number; answer: () => void }[] = [];
  startFakeServer({
    [CONTENT]: (_address, headers) =>
      new Promise((resolve) => {
        const begin = Number(/\d+/.exec(new Headers(headers).get('range') ?? '')?.[0]);
        sent.push({ begin, answer: () => resolve(range(begin)) });
      }),
  });
  return sent;
}

let closing: AbortController;
const open = () => createRangeReader(ADDRESS, 100, closing.signal);

beforeEach(() => {
  closing = new AbortController();
});

test('two requests are sent at a time, and the newest of those that wait comes next', async () => {
  const sent = holdRequests();
  const read = open();
  const reads = [1, 2, 3, 4].map((begin) => read(begin, begin + 1));
  await settle();
  expect(sent.map(({ begin }) => begin)).toEqual([1, 2]);
  sent[0]?.answer();
  await settle();
  expect(sent.map(({ begin }) => begin)).toEqual([1, 2, 4]);
  for (const request of sent) request.answer();
  await settle();
  sent[3]?.answer();
  expect((await Promise.all(reads)).map(([first]) => first)).toEqual([1, 2, 3, 4]);
});

test('a reader whose other downloads are running waits, and the page still loads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const busy = refuse('too_many_downloads', {}, { 'retry-after': '7' });
  const server = startFakeServer({ [CONTENT]: [busy, () => range(1)] });
  const reading = open()(1, 2);
  await expect.poll(() => vi.getTimerCount() > 0).toBeTruthy();
  await vi.advanceTimersByTimeAsync(6900);
  expect(server.calls(CONTENT)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await reading).toEqual(new Uint8Array([1]));
});

test('a refusal is reported immediately', async () => {
  const server = startFakeServer({ [CONTENT]: refuse('file_not_found', { detail: 'Gone.' }) });
  await expect(open()(1, 2)).rejects.toThrow('Gone.');
  expect(server.calls(CONTENT)).toHaveLength(1);
});

test.each([
  ['has changed', () => range(1, 101)],
  ['is sent without ranges', answer(200)],
])('a file that %s is not mixed with what was read of it', async (_what, reply) => {
  shortenTimers(1 * SECOND_MS);
  startFakeServer({ [CONTENT]: reply });
  await expect(open()(1, 2)).rejects.toThrow(TypeError);
});
