import { vi } from 'vitest';

/** Replaces EventSource: the test opens it, emits events and closes it. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = FakeEventSource.CONNECTING;

  constructor(url: string) {
    super();
    this.url = url;
    streams.push(this);
  }

  accept(): void {
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  /** A refusal such as 401 closes an EventSource permanently. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  /** The browser then reconnects by itself. */
  interrupt(): void {
    this.readyState = FakeEventSource.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  emit(topic: string): void {
    this.dispatchEvent(new MessageEvent(topic, { data: '{}' }));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** The streams of the current test, newest last. */
export const streams: FakeEventSource[] = [];

/** Returns the streams opened from now on. */
export function watchStreams(): FakeEventSource[] {
  streams.length = 0;
  vi.stubGlobal('EventSource', FakeEventSource);
  return streams;
}
