import { followChanges } from '@assembly/contract/endpoints/session';
import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { LIVE_TOPICS } from '@assembly/contract/session';
import { basePath } from '../browser/page-config.ts';
import { isOffline, markReachable } from '../offline/connection.ts';

/** `resync`: some messages were missed, so everything must be refetched. */
const MESSAGES = [...LIVE_TOPICS, 'resync'] as const;
export type LiveMessage = (typeof MESSAGES)[number];

type OnMessage = (message: LiveMessage) => void;

const MIN_WAIT_MS = 1 * SECOND_MS;
const MAX_WAIT_MS = 1 * MINUTE_MS;

/**
 * Follows changes on the server. The tabs of a browser share one stream: the tab that holds the lock
 * reads it and broadcasts each message to the others, which take over when it is closed. Returns a function that stops.
 */
export function openLiveUpdates(onMessage: OnMessage): () => void {
  const name = `assembly-live${basePath}`;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => onMessage(data));
  const stop = new AbortController();

  function broadcast(message: LiveMessage) {
    channel.postMessage(message);
    onMessage(message);
  }

  async function readUntilStopped(): Promise<void> {
    // The lock may be granted at the moment of closing, too late to cancel the request.
    if (stop.signal.aborted) return;
    const closeStream = readStream(broadcast);
    await new Promise<void>((resolve) => {
      stop.signal.addEventListener('abort', () => {
        closeStream();
        resolve();
      });
    });
  }

  // Locks need a secure context. Without them each tab reads its own stream.
  if (!navigator.locks) void readUntilStopped();
  else navigator.locks.request(name, { signal: stop.signal }, readUntilStopped).catch(() => {});
  return () => {
    stop.abort();
    channel.close();
  };
}

/** Reopens the stream whenever the server refuses it, with backoff. */
function readStream(onMessage: OnMessage): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checkTimer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = MIN_WAIT_MS;

  function open() {
    source = new EventSource(basePath + followChanges.path);
    for (const message of MESSAGES) source.addEventListener(message, () => onMessage(message));
    source.addEventListener('open', markReachable);
    source.addEventListener('open', catchUp, { once: true });
    source.addEventListener('error', () => {
      // The browser reconnects a broken stream itself, and the server repeats what was missed.
      if (source.readyState === EventSource.CLOSED) openLater();
      else checkLater();
    });
  }

  /** Changes before the stream opened were missed. The session is valid, as the server accepted it. */
  function catchUp() {
    waitMs = MIN_WAIT_MS;
    for (const topic of LIVE_TOPICS) if (topic !== 'session') onMessage(topic);
  }

  /** The server refused: the session may have ended, or the server may be starting. */
  function openLater() {
    onMessage('session');
    timer = setTimeout(open, waitMs * (0.5 + Math.random()));
    waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
  }

  /** If the stream is not soon back, the server may be gone: a call then notices it. */
  function checkLater() {
    clearTimeout(checkTimer);
    const check = () => {
      if (source.readyState === EventSource.CONNECTING && !isOffline()) onMessage('session');
    };
    checkTimer = setTimeout(check, MIN_WAIT_MS * (0.5 + Math.random()));
  }

  open();
  return () => {
    clearTimeout(timer);
    clearTimeout(checkTimer);
    source.close();
  };
}
