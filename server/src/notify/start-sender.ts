import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@assembly/contract/limits';
import { createSender } from './sender.ts';
import type { SenderContext } from './sender-context.ts';

const POLL_MS = 1 * SECOND_MS;
/** After an error, as when the database is not available. */
const RETRY_MS = 5 * SECOND_MS;

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
