import { LIVE_TOPICS } from '@assembly/contract/session';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type FakeEventSource, watchStreams } from '../testing/fake-event-source.ts';
import { openLiveUpdates } from './live.ts';

let streams: FakeEventSource[];

beforeEach(() => {
  streams = watchStreams();
});

/** A browser tab and its received messages. Locks and channels are the browser's own. */
function openTab() {
  const received: string[] = [];
  const close = openLiveUpdates((message) => received.push(message));
  onTestFinished(close);
  return { received, close };
}

const content = LIVE_TOPICS.filter((topic) => topic !== 'session');

test('every topic is refetched once the stream is open', async () => {
  const tab = openTab();
  await expect.poll(() => streams).toHaveLength(1);
  streams[0]?.accept();
  expect(tab.received).toEqual(content);
});

test('two tabs share one stream, and both receive every message', async () => {
  const first = openTab();
  await expect.poll(() => streams).toHaveLength(1);
  const second = openTab();
  streams[0]?.emit('events');
  expect(first.received).toEqual(['events']);
  await expect.poll(() => second.received).toEqual(['events']);
  expect(streams).toHaveLength(1);
});

test('when the tab that reads the stream is closed, the other one takes over', async () => {
  const first = openTab();
  await expect.poll(() => streams).toHaveLength(1);
  const second = openTab();
  first.close();
  await expect.poll(() => streams).toHaveLength(2);
  expect(streams[0]?.readyState).toBe(EventSource.CLOSED);
  streams[1]?.accept();
  expect(second.received).toEqual(content);
});

test('a tab that is closed when it gets the lock opens no stream', async () => {
  let grantLock = async () => {};
  const request = vi.spyOn(navigator.locks, 'request');
  onTestFinished(() => request.mockRestore());
  request.mockImplementation(async (...args: unknown[]) => {
    grantLock = args.at(-1) as () => Promise<void>;
  });
  const tab = openTab();
  tab.close();
  await grantLock();
  expect(streams).toEqual([]);
});

test('a refused stream makes every tab check the session', async () => {
  const first = openTab();
  await expect.poll(() => streams).toHaveLength(1);
  const second = openTab();
  streams[0]?.refuse();
  expect(first.received).toEqual(['session']);
  await expect.poll(() => second.received).toEqual(['session']);
});

test('a refused stream is reopened with increasing delays', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  openTab();
  await expect.poll(() => streams).toHaveLength(1);
  vi.useFakeTimers();
  for (const [index, pauseMs] of [1000, 2000, 4000].entries()) {
    streams[index]?.refuse();
    vi.advanceTimersByTime(pauseMs - 1);
    expect(streams).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    expect(streams).toHaveLength(index + 2);
  }
});

test('a browser without locks opens a stream per tab', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
  openTab();
  openTab();
  expect(streams).toHaveLength(2);
});

test('when the stream breaks and is not soon back, every tab checks whether the server is there', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const tab = openTab();
  await expect.poll(() => streams).toHaveLength(1);
  vi.useFakeTimers();
  streams[0]?.interrupt();
  vi.advanceTimersByTime(999);
  expect(tab.received).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(tab.received).toEqual(['session']);
});

test('a stream that is back at once makes no extra call', async () => {
  const tab = openTab();
  await expect.poll(() => streams).toHaveLength(1);
  vi.useFakeTimers();
  streams[0]?.interrupt();
  streams[0]?.accept();
  vi.advanceTimersByTime(2000);
  expect(tab.received).toEqual(content);
});
