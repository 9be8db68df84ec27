import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@assembly/contract/limits';
import { absoluteUrl, unsubscribeAddress } from '@assembly/contract/paths';
import { MailError, type MailOutcome, toLogEntry } from '../mail/mail-error.ts';
import { notificationHeaders } from '../mail/notification-headers.ts';
import { readChoices } from '../store/notify/choices.ts';
import {
  type Claim,
  recordDropped,
  recordFailed,
  recordSent,
  scheduleRetry,
} from '../store/notify/deliveries.ts';
import { findEmailRecipient } from '../store/notify/delivery-recipient.ts';
import { issueUnsubscribeToken } from '../store/notify/unsubscribe-links.ts';
import { newsForRecipient } from './news-for-recipient.ts';
import { renderNotification } from './render-notification.ts';
import { retryDelay, unconfirmedRetryDelay } from './retry-times.ts';
import type { SenderContext } from './sender-context.ts';

const RECORD_RETRY_MS = 5 * SECOND_MS;
const NOT_WRITTEN = 'The email could not be written. Check the server log.';
const NOT_SENT = 'The email could not be sent. Check the server log.';

/** What the mail server did. `notTried`: there was nothing to send. */
type Attempt = 'answered' | 'unavailable' | 'notTried';

/**
 * Sends one email, if it is still wanted, and records how it went. If the mail server is `unavailable`, the delivery
 * waits for `retryAfterMs`, which does not count as an attempt.
 */
export async function deliverEmail(
  context: SenderContext,
  claim: Claim,
  retryAfterMs: number,
): Promise<Attempt> {
  const { db, mailer, now, log } = context;
  const prepared = await prepareEmail(context, claim).catch(async (error: unknown) => {
    log.error({ err: error }, 'notification email not written');
    await retryLater(context, claim, NOT_WRITTEN);
    return 'failed' as const;
  });
  if (prepared === 'failed') return 'notTried';
  if (!prepared) {
    await recordDropped(db, claim, now());
    return 'notTried';
  }
  const { to, email, options, hadRefusals } = prepared;
  try {
    await mailer.send(to, email, options);
  } catch (error) {
    return await recordFailure(context, claim, error, retryAfterMs);
  }
  await retryOnce(() => recordSent(db, claim, { now: now(), hadRefusals }));
  return 'answered';
}

/** If the database was not available for a moment, the email would be sent again. */
async function retryOnce(record: () => Promise<void>): Promise<void> {
  await record().catch(async () => {
    await wait(RECORD_RETRY_MS);
    await record();
  });
}

/** Undefined if it is no longer wanted, or has nothing to say. */
async function prepareEmail(context: SenderContext, claim: Claim) {
  const { db, settings } = context;
  const { mail, notifications, publicUrl } = settings.current();
  const recipient = await findEmailRecipient(db, claim, notifications);
  if (!recipient) return undefined;
  const { user, topic, itemId, hadRefusals } = recipient;
  const content = await newsForRecipient(db, claim, recipient, context.now());
  if (!content) return undefined;
  const token = await issueUnsubscribeToken(db, user.id, topic);
  if (!token) return undefined;
  const unsubscribeUrl = absoluteUrl(publicUrl, unsubscribeAddress(token));
  const choices = await readChoices(db, user, notifications.defaultChoice);
  const input = { content, topic, itemId, unsubscribeUrl, choices };
  const email = await renderNotification(context, input);
  if (!email) return undefined;
  const headers = { deliveryId: claim.id, from: mail.from, topic, unsubscribeUrl };
  return { to: user.email, email, options: notificationHeaders(headers), hadRefusals };
}

async function recordFailure(
  context: SenderContext,
  claim: Claim,
  error: unknown,
  retryAfterMs: number,
): Promise<Attempt> {
  const { db, now, log, onEmailPause } = context;
  const { outcome, message } = failureOf(error);
  log.warn({ ...toLogEntry(error), delivery: claim.id }, 'notification email not sent');
  const { attempts } = claim;
  if (outcome === 'unavailable') {
    const result = { attempts, error: message };
    await scheduleRetry(db, claim, { now: now(), delayMs: retryAfterMs, ...result });
    return 'unavailable';
  }
  const delayMs = delayAfter(outcome, attempts);
  if (delayMs !== undefined) await retryLater(context, claim, message, delayMs);
  else {
    const isRefused = outcome === 'refused';
    const isPaused = await recordFailed(db, claim, { error: message, isRefused, now: now() });
    if (isPaused) onEmailPause(claim.userId);
  }
  return 'answered';
}

/** Undefined if it is not tried again. */
function delayAfter(outcome: MailOutcome, attempts: number): number | undefined {
  if (outcome === 'unconfirmed') return unconfirmedRetryDelay(attempts);
  return outcome === 'later' ? retryDelay(attempts) : undefined;
}

async function retryLater(
  { db, now }: SenderContext,
  claim: Claim,
  error: string,
  delayMs = retryDelay(claim.attempts),
): Promise<void> {
  const attempts = claim.attempts + 1;
  await scheduleRetry(db, claim, { now: now(), delayMs, attempts, error });
}

/** Any other error is our own, not the mail server's. */
function failureOf(error: unknown): { outcome: MailOutcome; message: string } {
  return error instanceof MailError ? error : { outcome: 'unavailable', message: NOT_SENT };
}
