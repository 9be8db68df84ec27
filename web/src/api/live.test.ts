import { LIVE_TOPICS } from '@assembly/contract/session';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type FakeEventSource, watchStreams } from '../testing/fake-event-source.ts';
import { openLive } from './live.ts';

let streams: FakeEventSource[];

beforeEach(() => {
  streams = watchStreams();
});

/** A tab of the browser, and the words it has heard. Locks and channels are the browser's own. */
function openTab() {
  const heard: string[] = [];
  const live = openLive((word) => heard.push(word));
  onTestFinished(live.close);
  live.read();
  return { heard, close: live.close };
}

const content = LIVE_TOPICS.filter((topic) => topic !== 'session');

test('what changed before the stream was open is asked for once it is', async () => {
  const tab = openTab();
  await expect.poll(() => streams).toHaveLength(1);
  streams[0]?.accept();
  expect(tab.heard).toEqual(content);
});

test('two tabs share one stream, and both hear every word', async () => {
  const first = openTab();
  await expect.poll(() => streams).toHaveLength(1);
  const second = openTab();
  streams[0]?.emit('events');
  expect(first.heard).toEqual(['events']);
  await expect.poll(() => second.heard).toEqual(['events']);
  expect(streams).toHaveLength(1);
});

test('when the tab that reads is closed, the other one reads on', async () => {
  const first = openTab();
  await expect.poll(() => streams).toHaveLength(1);
  const second = openTab();
  first.close();
  await expect.poll(() => streams).toHaveLength(2);
  expect(streams[0]?.readyState).toBe(EventSource.CLOSED);
  streams[1]?.accept();
  expect(second.heard).toEqual(content);
});

test('a tab that is closed in the moment when its turn comes reads nothing', async () => {
  let takeTurn = async () => {};
  const request = vi.spyOn(navigator.locks, 'request');
  onTestFinished(() => request.mockRestore());
  request.mockImplementation(async (...args: unknown[]) => {
    takeTurn = args.at(-1) as () => Promise<void>;
  });
  const tab = openTab();
  tab.close();
  await takeTurn();
  expect(streams).toEqual([]);
});

test('a stream that is refused makes every tab ask who is signed in', async () => {
  const first = openTab();
  await expect.poll(() => streams).toHaveLength(1);
  const second = openTab();
  streams[0]?.refuse();
  expect(first.heard).toEqual(['session']);
  await expect.poll(() => second.heard).toEqual(['session']);
});

test('a stream that is refused is opened again, each time after a longer pause', async () => {
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

test('a browser without locks reads for each tab', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
  openTab();
  openTab();
  expect(streams).toHaveLength(2);
});
