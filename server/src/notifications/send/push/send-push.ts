import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import type { PushMessage } from '@assembly/contract/notifications/push-message';
import { parseRetryAfter } from '../../../parse-retry-after.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { Database } from '../../../store/database/tables.ts';
import { type PushDevice, removeGoneDevice } from '../../queue/push-devices.ts';
import { pushServiceOf } from './check-subscription.ts';
import { encryptMessage, signForService } from './encrypt-message.ts';
import { createPublicLookup, NotPublicError } from './lookup-public.ts';
import { readPushKey } from './push-key.ts';

/** How long a push service stores a message for a phone that is off. */
const MESSAGE_LIFE_MS = 1 * DAY_MS;
const RETRY_AFTER_MAX_MS = 1 * HOUR_MS;
const TIMEOUT_MS = 10 * SECOND_MS;
const PUBLIC_LOOKUP = createPublicLookup();

export interface PushContext {
  db: Database;
  settings: Settings;
  now: () => number;
  /** Finds the public addresses of push services; only tests have their own. */
  lookup?: LookupFunction;
  timeoutMs?: number;
}

/**
 * `gone`: nobody wants the message any more. If the browser does not, its device has been removed.
 */
export type PushOutcome =
  | 'sent'
  | 'gone'
  | { retryAfterMs: number; reason: string }
  | { error: string };

/** Sends one message to one browser. Whatever the push service does is an outcome, not an error. */
export async function sendPush(
  context: PushContext,
  device: PushDevice,
  message: PushMessage,
): Promise<PushOutcome> {
  const { db, settings, now, lookup = PUBLIC_LOOKUP, timeoutMs = TIMEOUT_MS } = context;
  const { notifications, publicUrl } = settings.current();
  const key = readPushKey(settings);
  if (!key) return { retryAfterMs: 0, reason: 'The server cannot read its key for push messages.' };
  const { endpoint } = device;
  const service = pushServiceOf(endpoint, notifications.pushHosts);
  if (!service) return { error: 'PUSH_HOSTS no longer allows this push service.' };
  const contact = `https://${new URL(publicUrl).host}`;
  const headers = {
    authorization: signForService(key, { endpoint, contact, now: now() }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: `${MESSAGE_LIFE_MS / SECOND_MS}`,
    urgency: 'normal',
  };
  const outcome = await post(endpoint, {
    headers,
    body: encryptMessage(JSON.stringify(message), device),
    // That of the system finds private addresses too.
    ...(service === 'public' && { lookup }),
    timeoutMs,
  }).then((reply) => outcomeOf(reply, now()), outcomeOfFailure);
  if (outcome === 'gone') await removeGoneDevice(db, device);
  return outcome;
}

interface PushReply {
  status: number;
  retryAfter: string | undefined;
}

interface PostOptions {
  headers: Record<string, string>;
  body: Buffer;
  lookup?: LookupFunction;
  timeoutMs: number;
}

/** Follows no redirects. Opens a connection of its own, whose address `lookup` has checked. */
function post(endpoint: string, options: PostOptions): Promise<PushReply> {
  const { headers, body, timeoutMs, ...others } = options;
  return new Promise((resolve, reject) => {
    const sent = request(
      endpoint,
      {
        ...others,
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': body.length },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        const { statusCode: status = 0, headers: received } = response;
        // Closes the connection, without waiting for the body.
        response.destroy();
        resolve({ status, retryAfter: received['retry-after'] });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function outcomeOf({ status, retryAfter }: PushReply, now: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  const reason = `The push service replied with ${status}.`;
  if (status === 429 || status >= 500) {
    const retryAfterMs = Math.min(parseRetryAfter(retryAfter, now) ?? 0, RETRY_AFTER_MAX_MS);
    return { retryAfterMs, reason };
  }
  return { error: reason };
}

function outcomeOfFailure(error: unknown): PushOutcome {
  if (error instanceof NotPublicError) return { error: error.message };
  const { code, name } = error as { code?: string; name?: string };
  const reason =
    name === 'AbortError'
      ? 'The push service did not reply in time.'
      : `The push service cannot be reached (${code ?? name}).`;
  return { retryAfterMs: 0, reason };
}
