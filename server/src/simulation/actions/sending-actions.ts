import { SECOND_MS } from '@assembly/contract/limits';
import { notifySignUps } from '../../notifications/detect/notify-sign-ups.ts';
import type { SimulatedProcess } from '../simulated-process.ts';
import type { World } from '../world.ts';
import type { Action } from './action.ts';

/** While a slow email is being sent, other processes poll. Longer than the lease of a delivery. */
const POLL_GAP_MS = 23 * SECOND_MS;

async function poll(world: World, { sender }: SimulatedProcess): Promise<void> {
  const steps = [sender.sendEmails, sender.sendPushes];
  await sender.queue().catch((error) => world.reportError(error));
  await Promise.all(steps.map((step) => step().catch((error) => world.reportError(error))));
}

export const sendingActions = {
  send: poll,

  async 'send twice'(world, process) {
    await poll(world, process);
    await world.time.sleep(POLL_GAP_MS);
    if (!process.isDead) await poll(world, process);
  },

  /** What every process does from time to time. */
  async background(world, process) {
    const { db, checkWeekly, clean } = process;
    const now = () => world.time.now;
    for (const task of [checkWeekly, () => notifySignUps({ db, now }), clean]) {
      await task().catch((error) => world.reportError(error));
    }
  },
} satisfies Record<string, Action>;
