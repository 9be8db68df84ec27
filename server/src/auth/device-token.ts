import { SECOND_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import type { FastifyBaseLogger } from 'fastify';

const WAIT_MS = 5 * SECOND_MS;

/** Tells the organisation's script where to push to. The person signing in is never held up or told of a failure. */
export function sendDeviceToken(
  url: string,
  user: User,
  deviceToken: string,
  log: FastifyBaseLogger,
): void {
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: user.id, deviceToken, deviceType: 'web' }),
    signal: AbortSignal.timeout(WAIT_MS),
  })
    .then((reply) => {
      if (!reply.ok) log.warn({ status: reply.status }, 'the device-token script refused a token');
    })
    .catch(() => log.warn('the device-token script could not be reached'));
}
