import { ApiError, problemSchema } from '@assembly/contract/api-error';
import {
  type ArgumentFor,
  addressOf,
  type CallInput,
  type Endpoint,
  type ReplyOf,
} from '@assembly/contract/endpoints/endpoint';
import { SECOND_MS } from '@assembly/contract/limits';
import type { ProblemCode } from '@assembly/contract/problem-status';
import * as z from 'zod/mini';
import { fieldErrorText } from '../browser/locale/field-error.ts';
import { basePath } from '../browser/page-config.ts';
import { pause } from '../browser/timing.ts';
import { markReachable, markUnreachable } from '../offline/connection.ts';
import { describeProblem } from './describe-problem.ts';

// The Content-Security-Policy forbids compiling code from text, which zod would otherwise try.
z.config({ jitless: true });

const CALL_TIMEOUT_MS = 30 * SECOND_MS;
/** Sent by a proxy whose server does not reply, unless the body says otherwise. */
const GATEWAY_ERRORS = [502, 503, 504];
const BUSY_RETRIES = 5;
const BUSY_WAIT_SECONDS = 1;

type CallOptions<E extends Endpoint> = CallInput<E> & { signal?: AbortSignal };

/**
 * Calls the API. Throws an `ApiError` if the server rejects the call or its reply does not match the schema,
 * and the browser's own error when the server cannot be reached.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: ArgumentFor<CallOptions<E>>
): Promise<ReplyOf<E>> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await callOnce(endpoint, options ?? {});
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'busy';
      if (!isBusy || attempt === BUSY_RETRIES) throw error;
      // With jitter, so that browsers that were told to wait do not all retry at the same time.
      const waitSeconds = (error.retryAfterSeconds ?? BUSY_WAIT_SECONDS) * (1 + Math.random());
      await pause(waitSeconds * SECOND_MS);
    }
  }
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: { body?: unknown; signal?: AbortSignal },
): Promise<ReplyOf<E>> {
  const { method, reply } = endpoint as Endpoint;
  const address = addressOf<Endpoint>(endpoint, input);
  const { body, signal } = input;
  const response = await fetchInTime(basePath + address, signal, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw await readProblem(response);
  if (!('json' in reply)) {
    // A reply with another status is for example the login page of a hotel's network.
    if (response.status !== reply.status) throw await unexpected();
    markReachable();
    return undefined as ReplyOf<E>;
  }
  const json = await readJson(response);
  // If it is not JSON, it is such a login page, too.
  if (json !== null) markReachable();
  else if (!signal?.aborted) markUnreachable();
  const parsed = reply.json.safeParse(json);
  if (!parsed.success) throw await unexpected();
  return parsed.data as ReplyOf<E>;
}

export async function fetchInTime(
  address: string,
  signal: AbortSignal | undefined,
  init: RequestInit,
): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: withTimeout(signal) });
  } catch (error) {
    // If it is aborted, the caller no longer needs the reply.
    if (!signal?.aborted) markUnreachable();
    throw error;
  }
}

/** Aborts with the given signal or after the timeout. Older browsers lack `AbortSignal.timeout` and `AbortSignal.any`. */
function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  setTimeout(
    () => controller.abort(new DOMException('The call took too long.', 'TimeoutError')),
    CALL_TIMEOUT_MS,
  );
  return controller.signal;
}

export async function readProblem(response: Response): Promise<ApiError> {
  const parsed = problemSchema.safeParse(await readJson(response));
  const isAvailable = parsed.success && parsed.data.code !== 'unavailable';
  if (isAvailable) markReachable();
  else if (GATEWAY_ERRORS.includes(response.status)) markUnreachable();
  if (!parsed.success) return await unexpected();
  const { status, code, reason = code, detail, fields, fieldCodes } = parsed.data;
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const retryAfterSeconds = seconds > 0 ? seconds : undefined;
  return new ApiError(
    code as ProblemCode,
    await describeProblem(reason, { detail, retryAfterSeconds }),
    {
      status,
      ...(fields && { fields: describeFields(fields, fieldCodes) }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
      ...(fieldCodes && { fieldCodes }),
    },
  );
}

const unexpected = async () => new ApiError('unexpected', await describeProblem('unexpected'));

const describeFields = (fields: Record<string, string>, codes: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, error]) => [name, fieldErrorText(codes[name]) ?? error]),
  );

/** Null, which no schema accepts, if the body is not JSON, such as a proxy's error page. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
