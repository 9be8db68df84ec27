import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import type { DeliveryChannel } from '../../store/database/tables/notifications.ts';
import {
  type Claim,
  claimDelivery,
  failExpired,
  LEASE_RENEWAL_MS,
  renewLease,
} from '../queue/deliveries.ts';
import { queueNextDue } from '../queue/queue-due.ts';
import { recipientSettingsOf } from '../queue/recipients.ts';
import { createBackoff } from './backoff.ts';
import { deliverEmail } from './deliver-email.ts';
import { deliverPush } from './deliver-push.ts';
import { isQuiet } from './quiet-hours.ts';
import type { SenderContext } from './sender-context.ts';

/** A mail server that takes long to check one email does not hold up the others. */
export const EMAILS_AT_ONCE = 3;
const PUSHES_AT_ONCE = 8;
const POLL_MS = 1 * SECOND_MS;
/** After an error, as when the database is not available. */
const RETRY_MS = 5 * SECOND_MS;
const GIVE_UP_INTERVAL_MS = 1 * MINUTE_MS;
const GIVEN_UP = 'It could not be sent within a day.';

/** The steps of sending. `startSender` repeats them; tests call them one by one. */
export interface Sender {
  /** Queues the notifications that are due. */
  queue(): Promise<void>;
  /** Sends all emails that wait, a few at a time. */
  sendEmails(): Promise<void>;
  /** Sends all push messages that wait, several at a time. */
  sendPushes(): Promise<void>;
  /** Finishes what is being sent, and starts nothing else. */
  stop(): void;
}

export function createSender(context: SenderContext): Sender {
  const { db, settings, now, log } = context;
  const mailBackoff = createBackoff(now);
  let { mail } = settings.current();
  let isStopped = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  function maySend(): boolean {
    const { assembly, notifications } = settings.current();
    return !isStopped && !isQuiet(notifications.quietHours, assembly.timeZone, now());
  }

  /** Not in quiet hours: until a notification is queued, further changes of its item join it. */
  const queueNext = async () =>
    maySend() && (await queueNextDue(db, recipientSettingsOf(settings), now()));

  const claim = async (channel: DeliveryChannel) =>
    maySend() ? await claimDelivery(db, channel, now()) : undefined;

  async function claimEmail(): Promise<Claim | undefined> {
    // Another mail server is tried immediately.
    if (settings.current().mail !== mail) mailBackoff.reset();
    mail = settings.current().mail;
    if (!mail.smtpUrl || mailBackoff.isActive()) return undefined;
    return await claim('email');
  }

  /** Renews the lease while it is being sent. */
  async function withLease(claim: Claim, send: () => Promise<void>): Promise<void> {
    const renew = () =>
      void renewLease(db, claim, now()).catch((error: unknown) => {
        log.error({ err: error }, 'lease of a delivery not renewed');
      });
    const timer = setInterval(renew, LEASE_RENEWAL_MS);
    try {
      await send();
    } finally {
      clearInterval(timer);
    }
  }

  /** Sends until nothing waits, with several workers. */
  async function drain(
    next: () => Promise<Claim | undefined>,
    send: (claim: Claim) => Promise<void>,
    workers: number,
  ): Promise<void> {
    // Most of the time nothing waits: then one query is enough.
    const first = await next();
    if (!first) return;
    const work = async (claimed: Claim | undefined) => {
      for (let one = claimed; one; one = await next()) {
        const current = one;
        await withLease(current, () => send(current));
      }
    };
    const others = Array.from({ length: workers - 1 }, async () => work(await next()));
    await Promise.all([work(first), ...others]);
  }

  return {
    async queue() {
      const isDue = Math.abs(now() - checkedAt) >= GIVE_UP_INTERVAL_MS;
      if (isDue) {
        checkedAt = now();
        const count = await failExpired(db, now(), GIVEN_UP);
        if (count > 0) log.warn({ count }, 'deliveries given up after a day');
      }
      while (await queueNext());
    },
    sendEmails: () =>
      drain(claimEmail, (claim) => deliverEmail(context, claim, mailBackoff), EMAILS_AT_ONCE),
    sendPushes: () =>
      drain(
        () => claim('push'),
        (claim) => deliverPush(context, claim),
        PUSHES_AT_ONCE,
      ),
    stop() {
      isStopped = true;
    },
  };
}

/** Sends notifications while the server runs. Returns a function that stops it when what is being sent is finished. */
export function startSender(context: SenderContext): () => Promise<void> {
  const sender = createSender(context);
  const stopping = new AbortController();
  const { signal } = stopping;

  async function repeat(step: () => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      const delayMs = await step().then(
        () => POLL_MS,
        (error: unknown) => {
          context.log.error({ err: error }, 'notifications not sent');
          return RETRY_MS;
        },
      );
      await wait(delayMs, undefined, { signal }).catch(() => {});
    }
  }

  const loops = [sender.queue, sender.sendEmails, sender.sendPushes].map(repeat);
  return async () => {
    sender.stop();
    stopping.abort();
    await Promise.all(loops);
  };
}
