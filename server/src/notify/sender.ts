import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import type { DeliveryChannel } from '../store/database/tables/notifications.ts';
import {
  type Claim,
  claimDelivery,
  giveUpOld,
  LEASE_RENEWAL_MS,
  renewLease,
} from '../store/notify/deliveries.ts';
import { queueNextDue } from '../store/notify/queue-due.ts';
import { deliverEmail } from './deliver-email.ts';
import { deliverPush } from './deliver-push.ts';
import { isQuiet } from './quiet-hours.ts';
import type { SenderContext } from './sender-context.ts';

const PUSHES_AT_ONCE = 8;
const SHORTEST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;
const GIVE_UP_INTERVAL_MS = 1 * MINUTE_MS;
const GIVEN_UP = 'It could not be sent within a day.';

/** Sends what waits. `main` calls its steps again and again, and tests when they want. */
export interface Sender {
  /** Makes the deliveries of what is due. */
  queue(): Promise<void>;
  /** Sends all emails that wait, one after the other. */
  sendEmails(): Promise<void>;
  /** Sends all push messages that wait, several at once. */
  sendPushes(): Promise<void>;
  /** What is being sent is finished; nothing else is started. */
  stop(): void;
}

export function createSender(context: SenderContext): Sender {
  const { db, settings, now, log } = context;
  const pause = createPause(context);
  let isStopped = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const hasMailServer = () => settings.current().mail.smtpUrl !== undefined;

  async function claim(channel: DeliveryChannel): Promise<Claim | undefined> {
    const { assembly, notifications } = settings.current();
    const isOnlyWeekly = isQuiet(notifications.quietHours, assembly.timeZone, now());
    return await claimDelivery(db, { channel, isOnlyWeekly, now: now() });
  }

  /** Renews the lease while it is being sent. */
  async function withLease<Result>(id: string, send: () => Promise<Result>): Promise<Result> {
    const renew = () =>
      void renewLease(db, id, now()).catch((error: unknown) => {
        log.error({ err: error }, 'lease of a delivery not renewed');
      });
    const timer = setInterval(renew, LEASE_RENEWAL_MS);
    try {
      return await send();
    } finally {
      clearInterval(timer);
    }
  }

  async function drainPushes() {
    while (!isStopped) {
      const claimed = await claim('push');
      if (!claimed) return;
      await withLease(claimed.id, () => deliverPush(context, claimed));
    }
  }

  return {
    async queue() {
      const isDue = Math.abs(now() - checkedAt) >= GIVE_UP_INTERVAL_MS;
      if (isDue) {
        checkedAt = now();
        const count = await giveUpOld(db, now(), GIVEN_UP);
        if (count > 0) log.warn({ count }, 'deliveries given up after a day');
      }
      const { isEmailOn, defaultChoice } = settings.current().notifications;
      const queueNext = () =>
        queueNextDue(db, { isEmailOn, defaultChoice, hasMailServer: hasMailServer() }, now());
      while (!isStopped && (await queueNext()));
    },
    async sendEmails() {
      while (!isStopped && hasMailServer() && !pause.isActive()) {
        const claimed = await claim('email');
        if (!claimed) return;
        const pauseMs = pause.nextMs();
        const result = await withLease(claimed.id, () => deliverEmail(context, claimed, pauseMs));
        if (result === 'unavailable') pause.begin();
        else pause.reset();
      }
    },
    async sendPushes() {
      await Promise.all(Array.from({ length: PUSHES_AT_ONCE }, drainPushes));
    },
    stop() {
      isStopped = true;
    },
  };
}

/** While the mail server cannot be used, emails wait longer and longer; new settings end it. */
function createPause({ settings, now }: Pick<SenderContext, 'settings' | 'now'>) {
  let failures = 0;
  let until = 0;
  let mail = settings.current().mail;
  const nextMs = () => Math.min(SHORTEST_PAUSE_MS * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS);
  return {
    nextMs,
    isActive() {
      const isSameServer = settings.current().mail === mail;
      // A time further ahead was computed while the clock was wrong.
      return isSameServer && now() < until && until - now() < HOUR_MS;
    },
    begin() {
      mail = settings.current().mail;
      until = now() + nextMs();
      failures += 1;
    },
    reset() {
      failures = 0;
      until = 0;
    },
  };
}
