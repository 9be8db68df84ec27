import { ApiError } from '@assembly/contract/api-error';
import { expect, test, vi } from 'vitest';
import { createRangeQueue, type ReadRange } from './range-queue.ts';

/** Requests that the test answers, in the order in which they were sent. */
function controlledReads() {
  const sent: {
    begin: number;
    answer: (bytes?: number) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const read = vi.fn<ReadRange>(
    (begin) =>
      new Promise((resolve, reject) => {
        sent.push({ begin, answer: () => resolve(new Uint8Array([begin])), fail: reject });
      }),
  );
  return { sent, read };
}

function startQueue() {
  const { sent, read } = controlledReads();
  const onFailure = vi.fn();
  const wait = vi.fn(async () => {});
  const queue = createRangeQueue({ read, onFailure, wait });
  const delivered: number[] = [];
  const add = (begin: number) =>
    queue.add({ begin, end: begin + 10, deliver: ([first = -1]) => delivered.push(first) });
  return { queue, sent, onFailure, wait, delivered, add };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('two requests are sent at a time, and the newest of those that wait comes next', async () => {
  const { sent, add, delivered } = startQueue();
  for (const begin of [1, 2, 3, 4]) add(begin);
  expect(sent.map(({ begin }) => begin)).toEqual([1, 2]);
  sent[0]?.answer();
  await settle();
  expect(sent.map(({ begin }) => begin)).toEqual([1, 2, 4]);
  for (const request of sent) request.answer();
  await settle();
  sent[3]?.answer();
  await settle();
  expect(delivered).toEqual([1, 2, 4, 3]);
});

test('a reader whose other downloads are running waits, and the page still loads', async () => {
  const { sent, add, wait, delivered, onFailure } = startQueue();
  add(1);
  const options = { retryAfterSeconds: 7 };
  sent[0]?.fail(new ApiError('too_many_downloads', 'Wait.', options));
  await settle();
  expect(wait).toHaveBeenCalledWith(7);
  sent[1]?.answer();
  await settle();
  expect(delivered).toEqual([1]);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a lost connection is tried once more, then reported once, and resumed on request', async () => {
  const { queue, sent, add, delivered, onFailure } = startQueue();
  for (const begin of [1, 2, 3]) add(begin);
  const lost = new TypeError('Failed to fetch');
  for (const index of [0, 1]) sent[index]?.fail(lost);
  await settle();
  for (const index of [2, 3]) sent[index]?.fail(lost);
  await settle();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(lost);
  expect(sent).toHaveLength(4);

  queue.resume();
  for (const index of [4, 5]) sent[index]?.answer();
  await settle();
  sent[6]?.answer();
  await settle();
  expect([...delivered].sort()).toEqual([1, 2, 3]);
});

test('a refusal is reported at once', async () => {
  const { sent, add, onFailure } = startQueue();
  add(1);
  const refused = new ApiError('file_not_found', 'Gone.');
  sent[0]?.fail(refused);
  await settle();
  expect(sent).toHaveLength(1);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(refused);
});

test('a PDF that I close loads nothing more', async () => {
  const { read } = controlledReads();
  const onFailure = vi.fn();
  const queue = createRangeQueue({ read, onFailure });
  queue.add({ begin: 1, end: 2, deliver: () => {} });
  queue.close();
  expect(read.mock.calls[0]?.[2].aborted).toBe(true);
  queue.add({ begin: 2, end: 3, deliver: () => {} });
  expect(read).toHaveBeenCalledTimes(1);
});
