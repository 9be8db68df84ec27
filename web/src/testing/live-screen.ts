import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeEventSource, watchStreams } from './fake-event-source.ts';

let streams: FakeEventSource[];

/** To be called before each test. */
export async function prepareScreen() {
  streams = watchStreams();
  await page.viewport(1280, 800);
}

/** Waits until the stream is open, which is once the screen is painted. */
export async function announceChange(topic: string) {
  await vi.waitUntil(() => streams[0], 5000);
  streams[0]?.emit(topic);
}
