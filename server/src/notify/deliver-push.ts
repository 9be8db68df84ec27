import {
  type Claim,
  recordDropped,
  recordFailed,
  recordLater,
  recordSent,
} from '../store/notify/deliveries.ts';
import { findPushRecipient } from '../store/notify/delivery-recipient.ts';
import type { NotificationContent } from '../store/notify/notification-content.ts';
import { retryDelay } from './deliver-email.ts';
import { isStillNews } from './is-still-news.ts';
import { renderPush } from './render-push.ts';
import type { SenderContext } from './sender-context.ts';

const NOT_SENT = 'The push message could not be sent. Check the server log.';

/** Sends one push message, if it is still wanted, and records how it went. */
export async function deliverPush(context: SenderContext, claim: Claim): Promise<void> {
  const { db, now, log } = context;
  const outcome = await send(context, claim).catch((error: unknown) => {
    log.error({ err: error }, 'push message not sent');
    return { laterMs: retryDelay(claim.attempts), reason: NOT_SENT };
  });
  if (outcome === 'sent') await recordSent(db, claim, { now: now(), hadRefusals: false });
  else if (outcome === 'gone') await recordDropped(db, claim, now());
  else if ('error' in outcome) {
    await recordFailed(db, claim, { error: outcome.error, isRefused: false, now: now() });
  } else {
    const { laterMs, reason } = outcome;
    const again = { attempts: claim.attempts + 1, nextAt: now() + laterMs, error: reason };
    await recordLater(db, claim, again);
  }
}

async function send(context: SenderContext, claim: Claim) {
  const { db, settings, now, sendPush } = context;
  const recipient = await findPushRecipient(db, claim, now());
  if (!recipient) return 'gone';
  const { topic, itemId, device } = recipient;
  const content: NotificationContent = JSON.parse(recipient.content);
  if (!(await isStillNews(db, content, now()))) return 'gone';
  const clock = { now: now(), timeZone: settings.current().assembly.timeZone };
  return await sendPush(device, renderPush(content, topic, itemId, clock));
}
