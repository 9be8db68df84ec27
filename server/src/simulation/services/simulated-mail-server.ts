import { SECOND_MS } from '@assembly/contract/limits';
import { MailError } from '../../mail/mail-error.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Caller, Scheduler } from '../engine/scheduler.ts';
import type { SeededRandom } from '../engine/seeded-random.ts';
import type { VirtualTime } from '../engine/virtual-time.ts';
import type { MessageLog } from './message-log.ts';

/** How the mail server behaves in a round: towards every other email, or every other person. */
export const MAIL_WEATHERS = ['fine', 'slow', 'down', 'loses replies', 'rejects'] as const;
export type MailWeather = (typeof MAIL_WEATHERS)[number];

export const SMTP_URL = 'smtp://mail.example.org';
/** Longer than the lease of a delivery, which must be renewed meanwhile. */
const SLOW_MS = 47 * SECOND_MS;

const UNREACHABLE = { code: 'ETIMEDOUT', message: 'timeout' };
const REJECTED = {
  code: 'EENVELOPE',
  message: 'rejected',
  command: 'RCPT TO',
  response: '550 5.1.1 no such mailbox',
};

const isEven = (address: string) => Number(/\d+/.exec(address)?.[0]) % 2 === 0;

interface MailServerOptions {
  scheduler: Scheduler;
  time: VirtualTime;
  log: MessageLog;
}

/** A mail server that remembers what it has accepted. */
export class SimulatedMailServer {
  weather: MailWeather = 'fine';
  /** Decides which emails the weather is about. */
  random: SeededRandom | undefined;
  /** Whether it rejects the addresses with even numbers, or the others. */
  rejectsEven = false;
  readonly #options: MailServerOptions;

  constructor(options: MailServerOptions) {
    this.#options = options;
  }

  mailerFor(process: Caller): Mailer {
    const { scheduler, time, log } = this.#options;
    return {
      send: async (to, { subject }, { messageId = '' } = {}) => {
        const weather = this.random?.chance(0.5) ? this.weather : 'fine';
        await scheduler.call(process, `mail to ${to}`, async () => {
          log.begin();
        });
        if (weather === 'down') throw new MailError(UNREACHABLE, SMTP_URL);
        if (this.weather === 'rejects' && isEven(to) === this.rejectsEven) {
          log.rejected.add(messageId);
          throw new MailError(REJECTED, SMTP_URL);
        }
        if (weather === 'slow') await time.sleep(SLOW_MS);
        const deliveryId = messageId.slice(1, messageId.indexOf('@'));
        const isResultUnknown = weather === 'loses replies';
        await scheduler.call(process, `mail accepted for ${to}`, () =>
          log.accept({ channel: 'email', deliveryId, to, subject, process, isResultUnknown }),
        );
        if (isResultUnknown) throw new MailError(UNREACHABLE, SMTP_URL);
      },
    };
  }
}
