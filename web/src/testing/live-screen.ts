import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { streams, watchStreams } from './fake-event-source.ts';

/** To be called before each test. */
export async function prepareScreen() {
  watchStreams();
  await page.viewport(1280, 800);
}

/** Waits until the stream is open, which is once the screen is painted. */
export async function announceChange(topic: string) {
  const stream = await vi.waitUntil(() => streams[0], 15_000);
  stream.emit(topic);
}
