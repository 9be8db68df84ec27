import { absoluteUrl, unsubscribeAddress } from '@assembly/contract/paths';
import { MailError, toLogEntry } from '../../mail/mail-error.ts';
import { readChoices } from '../queue/choices.ts';
import { readCurrentContent } from '../queue/current-content.ts';
import {
  type Claim,
  recordDropped,
  recordFailed,
  recordSent,
  scheduleRetry,
} from '../queue/deliveries.ts';
import { findEmailRecipient, recipientSettingsOf } from '../queue/recipients.ts';
import { issueUnsubscribeToken } from '../queue/unsubscribe-links.ts';
import type { createBackoff } from './backoff.ts';
import { renderNotification } from './render-notification.ts';
import type { SenderContext } from './sender-context.ts';

const NOT_WRITTEN = 'The email could not be written. Check the server log.';
const NOT_SENT = 'The email could not be sent. Check the server log.';

/** Sends one email, if it is still wanted, and records how it went. If it fails, the others wait for the backoff. */
export async function deliverEmail(
  context: SenderContext,
  claim: Claim,
  backoff: ReturnType<typeof createBackoff>,
): Promise<void> {
  const { db, mailer, now, log } = context;
  let prepared: Awaited<ReturnType<typeof prepareEmail>>;
  try {
    prepared = await prepareEmail(context, claim);
  } catch (error) {
    log.error({ err: error }, 'notification email not written');
    return await scheduleRetry(db, claim, { error: NOT_WRITTEN, now: now() });
  }
  if (!prepared) return await recordDropped(db, claim, now());
  const { to, email, options, hadRefusals } = prepared;
  try {
    await mailer.send(to, email, options);
  } catch (error) {
    return await recordFailure(context, claim, error, backoff);
  }
  backoff.reset();
  await recordSent(db, claim, { now: now(), hadRefusals });
}

/** Undefined if it is no longer wanted, or has nothing to say. */
async function prepareEmail(context: SenderContext, claim: Claim) {
  const { db, settings, now, localize } = context;
  const { assembly, mail, notifications, publicUrl } = settings.current();
  const recipient = await findEmailRecipient(db, claim, recipientSettingsOf(settings));
  if (!recipient) return undefined;
  const { user, languages, topic, itemId, hadRefusals } = recipient;
  const clock = { now: now(), timeZone: assembly.timeZone };
  const content = await readCurrentContent(db, itemId, JSON.parse(recipient.content), clock);
  if (!content) return undefined;
  const token = await issueUnsubscribeToken(db, user.id, topic);
  if (!token) return undefined;
  const unsubscribeUrl = absoluteUrl(publicUrl, unsubscribeAddress(token));
  const choices = await readChoices(db, user, notifications.defaultChoice);
  const localization = await localize(languages);
  const input = { content, topic, itemId, unsubscribeUrl, choices, localization };
  const email = await renderNotification(context, input);
  if (!email) return undefined;
  const headers = { deliveryId: claim.id, from: mail.from, topic, unsubscribeUrl };
  return { to: user.email, email, options: notificationHeaders(headers), hadRefusals };
}

/** An address that is rejected fails. Everything else is retried: the cause is unknown. */
async function recordFailure(
  { db, now, log, onEmailPause }: SenderContext,
  claim: Claim,
  error: unknown,
  backoff: ReturnType<typeof createBackoff>,
): Promise<void> {
  log.warn({ ...toLogEntry(error), delivery: claim.id }, 'notification email not sent');
  const isMailError = error instanceof MailError;
  const message = isMailError ? error.message : NOT_SENT;
  if (isMailError && error.isRecipientRejected) {
    backoff.reset();
    const failure = { error: message, isRecipientRejected: true, now: now() };
    if (await recordFailed(db, claim, failure)) onEmailPause(claim.userId);
  } else {
    backoff.begin();
    await scheduleRetry(db, claim, { error: message, now: now() });
  }
}

interface HeaderInput {
  deliveryId: string;
  /** The sender's address, with or without a name. */
  from: string;
  topic: string;
  unsubscribeUrl: string;
}

/**
 * The headers of an email that people can turn off, in nodemailer's form. With them, mail programs show a button to
 * unsubscribe (RFC 8058), and send no automatic replies.
 */
export function notificationHeaders({ deliveryId, from, topic, unsubscribeUrl }: HeaderInput) {
  const host = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    // The same in every attempt, so that a mailbox that gets the email twice can drop one.
    messageId: `<${deliveryId}@${host}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<${topic.toLowerCase()}.${host}>`,
      'Auto-Submitted': 'auto-generated',
    },
  };
}
