import { ApiError, problemSchema } from '@assembly/contract/api-error';
import { SECOND_MS } from '@assembly/contract/limits';
import * as z from 'zod/mini';
import { basePath } from '../browser/page-config.ts';

// Our Content-Security-Policy forbids compiling code from text, which zod would otherwise try.
z.config({ jitless: true });

const CALL_TIMEOUT_MS = 30 * SECOND_MS;
const BUSY_RETRIES = 5;
const BUSY_WAIT_SECONDS = 1;

interface Call<Schema extends z.ZodMiniType> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** What a good answer holds. Without it the answer has no content that matters. */
  answer?: Schema;
}

/**
 * Calls the API and returns what it answered. Throws a `ApiError` when the server said no or said
 * something we cannot read, and the browser's own error when the server could not be reached.
 */
export async function call<Schema extends z.ZodMiniType = z.ZodMiniUnknown>(
  path: string,
  parts: Call<Schema> = {},
): Promise<z.output<Schema>> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await callOnce(path, parts);
    } catch (error) {
      const busy = error instanceof ApiError && error.code === 'busy';
      if (!busy || attempt === BUSY_RETRIES) throw error;
      await pause(error.retryAfterSeconds ?? BUSY_WAIT_SECONDS);
    }
  }
}

async function callOnce<Schema extends z.ZodMiniType>(
  path: string,
  { method = 'GET', body, answer }: Call<Schema>,
): Promise<z.output<Schema>> {
  const response = await fetch(basePath + path, {
    method,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw await readProblem(response);
  if (!answer) return undefined as z.output<Schema>;
  const parsed = answer.safeParse(await readJson(response));
  if (!parsed.success) throw unexpected();
  return parsed.data;
}

export async function readProblem(response: Response): Promise<ApiError> {
  const parsed = problemSchema.safeParse(await readJson(response));
  if (!parsed.success) return unexpected();
  const { code, detail, fields } = parsed.data;
  const retryAfterSeconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new ApiError(code, detail, {
    ...(fields && { fields }),
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
  });
}

const unexpected = () =>
  new ApiError('unexpected', 'Something went wrong on our side. Please try again later.');

/** A proxy's error page is not JSON: then null, which fits no schema. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** Jitter, so that the many who were told to wait do not all come back in the same moment. */
function pause(seconds: number): Promise<void> {
  const waitMs = seconds * SECOND_MS * (1 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, waitMs));
}
