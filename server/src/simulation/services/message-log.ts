import type { Caller } from '../engine/scheduler.ts';

/** A message that the mail server or a push service has accepted. */
export interface Message {
  channel: 'email' | 'push';
  /** Of an email. */
  deliveryId: string;
  /** An address, or the id of a device. */
  to: string;
  /** Of an email the subject, of a push message its tag. */
  subject: string;
  process: Caller;
  round: number;
  /** The sender cannot know that it was accepted, so it may send it again. */
  isResultUnknown: boolean;
}

export type NewMessage = Omit<Message, 'round'>;

/** Everything that was accepted, and when somebody began to send. */
export class MessageLog {
  readonly messages: Message[] = [];
  /** The Message-IDs of emails that the mail server has rejected. */
  readonly rejected = new Set<string>();
  /** When messages were begun in this round. */
  beginnings: number[] = [];
  round = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  begin(): void {
    this.beginnings.push(this.#now());
  }

  async accept(message: NewMessage): Promise<void> {
    this.messages.push({ ...message, round: this.round });
  }

  /** The process has died or could not write: it may not have recorded what it sent in this round. */
  doubt(process: Caller): void {
    for (const message of this.thisRound()) {
      if (message.process === process) message.isResultUnknown = true;
    }
  }

  thisRound(): Message[] {
    return this.messages.filter(({ round }) => round === this.round);
  }
}
