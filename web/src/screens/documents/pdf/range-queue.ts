import { ApiError } from '@assembly/contract/api-error';
import { SECOND_MS } from '@assembly/contract/limits';

/** The server allows a member a few downloads at a time; a viewer must not use them all. */
const MAX_REQUESTS = 2;
/** While the member's other downloads continue, the server asks to wait. */
const BUSY_RETRIES = 5;
const BUSY_WAIT_SECONDS = 2;
const NETWORK_RETRIES = 1;

export type ReadRange = (begin: number, end: number, signal: AbortSignal) => Promise<Uint8Array>;

interface RangeRequest {
  begin: number;
  end: number;
  deliver: (bytes: Uint8Array) => void;
}

interface RangeQueueOptions {
  read: ReadRange;
  /** After it, nothing is requested until `resume` is called. */
  onFailure: (error: unknown) => void;
  wait?: (seconds: number) => Promise<void>;
}

/** The requests for ranges of a file, at most two at a time. The newest is sent first: it is for the page in view. */
export function createRangeQueue({ read, onFailure, wait = pause }: RangeQueueOptions) {
  const stack: RangeRequest[] = [];
  const closing = new AbortController();
  let running = 0;
  let hasFailed = false;

  function sendNext() {
    while (running < MAX_REQUESTS && !hasFailed && !closing.signal.aborted) {
      const request = stack.pop();
      if (!request) return;
      running += 1;
      void send(request);
    }
  }

  async function send(request: RangeRequest) {
    try {
      const bytes = await retry(() => read(request.begin, request.end, closing.signal), wait);
      if (!closing.signal.aborted) request.deliver(bytes);
    } catch (error) {
      stack.push(request);
      if (!closing.signal.aborted && !hasFailed) {
        hasFailed = true;
        onFailure(error);
      }
    } finally {
      running -= 1;
      sendNext();
    }
  }

  return {
    isBusy: () => running > 0,
    add(request: RangeRequest) {
      stack.push(request);
      sendNext();
    },
    resume() {
      hasFailed = false;
      sendNext();
    },
    close() {
      closing.abort();
      stack.length = 0;
    },
  };
}

export type RangeQueue = ReturnType<typeof createRangeQueue>;

/** Repeats a request that the server asked to send later, and once one that the network lost. */
export async function retry<T>(send: () => Promise<T>, wait = pause): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const seconds = secondsToWait(error, attempt);
      if (seconds === null) throw error;
      await wait(seconds);
    }
  }
}

function secondsToWait(error: unknown, attempt: number): number | null {
  // The server itself asks Google again.
  if (!(error instanceof ApiError)) return isNetworkFailure(error, attempt) ? 1 : null;
  const isBusy = error.status === 429 || error.code === 'busy';
  if (!isBusy || attempt > BUSY_RETRIES) return null;
  return error.retryAfterSeconds ?? BUSY_WAIT_SECONDS;
}

const isNetworkFailure = (error: unknown, attempt: number) =>
  error instanceof TypeError && attempt <= NETWORK_RETRIES;

const pause = (seconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, seconds * SECOND_MS));
