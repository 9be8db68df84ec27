import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { parseWeeklyTime } from '@assembly/contract/notifications/notification-times';
import {
  type Claim,
  claimDelivery,
  failExpired,
  LEASE_RENEWAL_MS,
  renewLease,
} from '../store/notify/deliveries.ts';
import { queueNextDue } from '../store/notify/queue-due.ts';
import { deliverEmail } from './deliver-email.ts';
import { createPushDelivery } from './deliver-push.ts';
import { queueSettingsOf } from './queue-settings.ts';
import { isQuiet, isQuietHour } from './quiet-hours.ts';
import { createBackoff } from './retry-times.ts';
import type { SenderContext } from './sender-context.ts';

const PUSHES_AT_ONCE = 8;
/** A reply that takes longer may concern one recipient only: the next email is sent meanwhile. */
const SLOW_AFTER_MS = 10 * SECOND_MS;
const EMAILS_AT_ONCE_MAX = 8;
const POLL_MS = 1 * SECOND_MS;
const GIVE_UP_INTERVAL_MS = 1 * MINUTE_MS;
const GIVEN_UP = 'It could not be sent within a day.';

/** The steps of sending. `startSender` repeats them; tests call them one by one. */
export interface Sender {
  /** Queues the notifications that are due. */
  queue(): Promise<void>;
  /** Sends all emails that wait, one after the other; the next one does not wait for a slow reply. */
  sendEmails(): Promise<void>;
  /** Sends all push messages that wait, several at once. */
  sendPushes(): Promise<void>;
  /** Finishes what is being sent, and starts nothing else. */
  stop(): void;
}

export function createSender(context: SenderContext, { slowAfterMs = SLOW_AFTER_MS } = {}): Sender {
  const { db, settings, now, log } = context;
  const deliverPush = createPushDelivery(context);
  const backoff = createBackoff(now);
  /** The emails that are being sent. */
  const inFlight = new Set<Promise<void>>();
  let { mail } = settings.current();
  let isStopped = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const hasMailServer = () => settings.current().mail.smtpUrl !== undefined;

  /** Quiet hours do not hold the weekly email if an administrator has chosen a time in them. */
  function allowedNow(): 'all' | 'weekly' | 'nothing' {
    const { assembly, notifications } = settings.current();
    const { quietHours, weeklyEmail } = notifications;
    if (!isQuiet(quietHours, assembly.timeZone, now())) return 'all';
    const time = weeklyEmail && parseWeeklyTime(weeklyEmail);
    return time && isQuietHour(quietHours, time.hour) ? 'weekly' : 'nothing';
  }

  async function claimEmail(): Promise<Claim | undefined> {
    const allowed = allowedNow();
    if (allowed === 'nothing') return undefined;
    const topic = allowed === 'weekly' && { topic: allowed };
    return await claimDelivery(db, { channel: 'email', now: now(), ...topic });
  }

  /** There is no weekly push message. */
  async function claimPush(): Promise<Claim | undefined> {
    if (allowedNow() !== 'all') return undefined;
    return await claimDelivery(db, { channel: 'push', now: now() });
  }

  async function queueNext(): Promise<boolean> {
    const allowed = allowedNow();
    // Until it is queued, an event that is moved twice in the night is one message.
    if (allowed === 'nothing') return false;
    const topic = allowed === 'weekly' && { topic: allowed };
    return await queueNextDue(db, { ...queueSettingsOf(settings), ...topic }, now());
  }

  /** Renews the lease while it is being sent. */
  async function withLease<Result>(claim: Claim, send: () => Promise<Result>): Promise<Result> {
    const renew = () =>
      void renewLease(db, claim, now()).catch((error: unknown) => {
        log.error({ err: error }, 'lease of a delivery not renewed');
      });
    const timer = setInterval(renew, LEASE_RENEWAL_MS);
    try {
      return await send();
    } finally {
      clearInterval(timer);
    }
  }

  function canSendEmails(): boolean {
    // Another mail server is tried at once.
    if (settings.current().mail !== mail) backoff.reset();
    mail = settings.current().mail;
    return !isStopped && hasMailServer() && !backoff.isActive();
  }

  async function sendEmail(claim: Claim): Promise<void> {
    const retryAfterMs = backoff.nextMs();
    try {
      const result = await withLease(claim, () => deliverEmail(context, claim, retryAfterMs));
      if (result === 'unavailable') backoff.begin();
      if (result === 'answered') backoff.reset();
    } catch (error) {
      log.error({ err: error }, 'result of a notification email not recorded');
    }
  }

  async function drainPushes(first?: Claim) {
    let claim = first ?? (await claimPush());
    while (claim) {
      const claimed = claim;
      await withLease(claimed, () => deliverPush(claimed));
      claim = isStopped ? undefined : await claimPush();
    }
  }

  return {
    async queue() {
      const isDue = Math.abs(now() - checkedAt) >= GIVE_UP_INTERVAL_MS;
      if (isDue) {
        checkedAt = now();
        const count = await failExpired(db, now(), GIVEN_UP);
        if (count > 0) log.warn({ count }, 'deliveries given up after a day');
      }
      while (!isStopped && (await queueNext()));
    },
    async sendEmails() {
      for (;;) {
        const canClaim = inFlight.size < EMAILS_AT_ONCE_MAX && canSendEmails();
        const claim = canClaim ? await claimEmail() : undefined;
        if (claim) {
          const sending = sendEmail(claim).finally(() => inFlight.delete(sending));
          inFlight.add(sending);
          await settledWithin([sending], slowAfterMs);
        } else if (inFlight.size > 0) await settledWithin([...inFlight], POLL_MS);
        else return;
      }
    },
    async sendPushes() {
      if (isStopped) return;
      // Most of the time nothing waits: then one query is enough.
      const first = await claimPush();
      if (!first) return;
      const others = Array.from({ length: PUSHES_AT_ONCE - 1 }, () => drainPushes());
      await Promise.all([drainPushes(first), ...others]);
    },
    stop() {
      isStopped = true;
    },
  };
}

/** Resolves when one of them has settled, at the latest after that time. */
async function settledWithin(promises: Promise<void>[], timeMs: number): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeMs);
  await Promise.race([...promises, timeout]);
  clearTimeout(timer);
}
