import { SECOND_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import type { FastifyBaseLogger } from 'fastify';

const WAIT_MS = 5 * SECOND_MS;

/** Tells the organisation's script where to push to. The person signing in is never held up or told of a failure. */
export function sendDeviceToken(
  url: string,
  user: Pick<User, 'id'>,
  deviceToken: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: user.id, deviceToken, deviceType: 'web' }),
    // Elsewhere may be anybody, and a token lets push to somebody's screen.
    redirect: 'manual',
    signal: AbortSignal.timeout(WAIT_MS),
  })
    .then(async (reply) => {
      if (!reply.ok) log.warn({ status: reply.status }, 'the device-token script refused a token');
      await reply.body?.cancel();
    })
    .catch(() => log.warn('the device-token script could not be reached'));
}
