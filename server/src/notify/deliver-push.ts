import {
  type Claim,
  recordDropped,
  recordFailed,
  recordSent,
  scheduleRetry,
} from '../store/notify/deliveries.ts';
import { findPushRecipient } from '../store/notify/delivery-recipient.ts';
import { newsForRecipient } from './news-for-recipient.ts';
import { renderPush } from './render-push.ts';
import { createBackoff, retryDelay } from './retry-times.ts';
import type { SenderContext } from './sender-context.ts';

const NOT_SENT = 'The push message could not be sent. Check the server log.';

/**
 * Sends one push message, if it is still wanted, and records how it went. Messages to a push service that could not be
 * reached wait without being tried: each would occupy a worker until its timeout.
 */
export function createPushDelivery(context: SenderContext): (claim: Claim) => Promise<void> {
  const { db, settings, now, log, sendPush } = context;
  const backoffs = new Map<string, ReturnType<typeof createBackoff>>();

  async function send(claim: Claim) {
    const recipient = await findPushRecipient(db, claim, now());
    if (!recipient) return 'unwanted';
    const { topic, itemId, device } = recipient;
    const content = await newsForRecipient(db, claim, recipient, now());
    if (!content || content.kind === 'weekly') return 'unwanted';
    const host = URL.parse(device.endpoint)?.host ?? '';
    const waitMs = backoffs.get(host)?.remainingMs() ?? 0;
    if (waitMs > 0) return { waitMs };
    const clock = { now: now(), timeZone: settings.current().assembly.timeZone };
    const outcome = await sendPush(device, renderPush(content, topic, itemId, clock));
    if (typeof outcome === 'string' || !('unreachable' in outcome)) {
      backoffs.delete(host);
      return outcome;
    }
    const backoff = backoffs.get(host) ?? createBackoff(now);
    backoffs.set(host, backoff);
    backoff.begin();
    return { retryAfterMs: 0, reason: outcome.unreachable };
  }

  return async (claim) => {
    const outcome = await send(claim).catch((error: unknown) => {
      log.error({ err: error }, 'push message not sent');
      return { retryAfterMs: 0, reason: NOT_SENT };
    });
    const { attempts } = claim;
    if (outcome === 'sent') await recordSent(db, claim, { now: now(), hadRefusals: false });
    else if (outcome === 'gone' || outcome === 'unwanted') await recordDropped(db, claim, now());
    else if ('waitMs' in outcome) {
      await scheduleRetry(db, claim, { now: now(), delayMs: outcome.waitMs, attempts });
    } else if ('error' in outcome) {
      await recordFailed(db, claim, { error: outcome.error, isRefused: false, now: now() });
    } else {
      const { retryAfterMs, reason } = outcome;
      const delayMs = Math.max(retryAfterMs, retryDelay(attempts));
      const result = { attempts: attempts + 1, error: reason };
      await scheduleRetry(db, claim, { now: now(), delayMs, ...result });
    }
  };
}
