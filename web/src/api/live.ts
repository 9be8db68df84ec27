import { followChanges } from '@assembly/contract/endpoints/session';
import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { LIVE_TOPICS } from '@assembly/contract/session';
import { basePath } from '../browser/page-config.ts';

/** A topic of which something changed, or `resync`: words were missed, ask for everything again. */
export const LIVE_WORDS = [...LIVE_TOPICS, 'resync'] as const;
export type LiveWord = (typeof LIVE_WORDS)[number];

type Tell = (word: LiveWord) => void;

const FIRST_WAIT_MS = 1 * SECOND_MS;
const LONGEST_WAIT_MS = 1 * MINUTE_MS;

export interface Live {
  /** Takes part in reading the stream: alone, or when the tab that reads it now is closed. */
  read: () => void;
  close: () => void;
}

/**
 * Hears what changes on the server. The tabs of a browser share one stream: whoever holds the lock
 * reads it and passes each word on to the others, which hear it from the start.
 */
export function openLive(hear: Tell): Live {
  const name = `assembly-live${basePath}`;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => hear(data));
  const stop = new AbortController();

  function tell(word: LiveWord) {
    channel.postMessage(word);
    hear(word);
  }

  async function readUntilStopped(): Promise<void> {
    // The turn may come in the moment when the tab no longer wants it, too late to be called off.
    if (stop.signal.aborted) return;
    const closeStream = readStream(tell);
    await new Promise<void>((resolve) => {
      stop.signal.addEventListener('abort', () => {
        closeStream();
        resolve();
      });
    });
  }

  return {
    read() {
      // Browsers give locks to secure addresses only. Elsewhere each tab reads for itself.
      if (!navigator.locks) void readUntilStopped();
      else navigator.locks.request(name, { signal: stop.signal }, readUntilStopped).catch(() => {});
    },
    close() {
      stop.abort();
      channel.close();
    },
  };
}

/** One stream, opened again whenever the server refuses it, each time after a longer pause. */
function readStream(tell: Tell): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;

  function open() {
    source = new EventSource(basePath + followChanges.path);
    for (const word of LIVE_WORDS) source.addEventListener(word, () => tell(word));
    source.addEventListener('open', catchUp, { once: true });
    source.addEventListener('error', () => {
      // A stream that only broke is mended by the browser, and the server repeats what it missed.
      if (source.readyState === EventSource.CLOSED) openLater();
    });
  }

  /** Nobody heard what changed before this stream was open. The session is not asked for: it let us in. */
  function catchUp() {
    waitMs = FIRST_WAIT_MS;
    for (const topic of LIVE_TOPICS) if (topic !== 'session') tell(topic);
  }

  /** The server refused: perhaps nobody is signed in any more, perhaps it is just starting. */
  function openLater() {
    tell('session');
    timer = setTimeout(open, waitMs * (0.5 + Math.random()));
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  }

  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
