import { vi } from 'vitest';

/** Stands in for the browser's event stream: the test opens it, speaks through it and breaks it. */
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

  /** Anything but a stream in answer, such as 401, closes it for good. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  say(word: string): void {
    this.dispatchEvent(new MessageEvent(word, { data: '{}' }));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

const streams: FakeEventSource[] = [];

/** From now on the streams that are opened, the newest last. */
export function watchStreams(): FakeEventSource[] {
  streams.length = 0;
  vi.stubGlobal('EventSource', FakeEventSource);
  return streams;
}
