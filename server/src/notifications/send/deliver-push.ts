import { readCurrentContent } from '../queue/current-content.ts';
import {
  type Claim,
  recordDropped,
  recordFailed,
  recordSent,
  scheduleRetry,
} from '../queue/deliveries.ts';
import { findPushRecipient } from '../queue/recipients.ts';
import type { PushOutcome } from './push/send-push.ts';
import { renderPush } from './render-push.ts';
import type { SenderContext } from './sender-context.ts';

const NOT_SENT = 'The push message could not be sent. Check the server log.';

/** Sends one push message, if it is still wanted, and records how it went. */
export async function deliverPush(context: SenderContext, claim: Claim): Promise<void> {
  const { db, log } = context;
  const now = context.now();
  const outcome = await send(context, claim).catch((error: unknown): PushOutcome => {
    log.error({ err: error }, 'push message not sent');
    return { retryAfterMs: 0, reason: NOT_SENT };
  });
  if (outcome === 'sent') await recordSent(db, claim, { now, hadRefusals: false });
  else if (outcome === 'gone') await recordDropped(db, claim, now);
  else if ('error' in outcome) {
    await recordFailed(db, claim, { error: outcome.error, isRecipientRejected: false, now });
  } else {
    const { retryAfterMs, reason } = outcome;
    await scheduleRetry(db, claim, { error: reason, now, retryAfterMs });
  }
}

async function send(
  { db, settings, now, localize, sendPush }: SenderContext,
  claim: Claim,
): Promise<PushOutcome> {
  const recipient = await findPushRecipient(db, claim, now());
  if (!recipient) return 'gone';
  const { topic, itemId, device, languages } = recipient;
  const clock = { now: now(), timeZone: settings.current().assembly.timeZone };
  const content = await readCurrentContent(db, itemId, JSON.parse(recipient.content), clock);
  if (!content || content.kind === 'weekly') return 'gone';
  const readerClock = { ...clock, ...(await localize(languages)) };
  return await sendPush(device, renderPush(content, topic, itemId, readerClock));
}
