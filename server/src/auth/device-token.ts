import { SECOND_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import type { FastifyBaseLogger } from 'fastify';

const TIMEOUT_MS = 5 * SECOND_MS;

/** Sends the browser's push token to the organization's script. Signing in never waits for it or fails with it. */
export function sendDeviceToken(
  url: string,
  user: Pick<User, 'id'>,
  deviceToken: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  timeoutMs = TIMEOUT_MS,
): void {
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: user.id, deviceToken, deviceType: 'web' }),
    // A redirect could send the token, which allows push messages to the user, to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (reply) => {
      if (!reply.ok) log.warn({ status: reply.status }, 'device-token script refused a token');
      await reply.body?.cancel();
    })
    .catch(() => log.warn('device-token script not reached'));
}
