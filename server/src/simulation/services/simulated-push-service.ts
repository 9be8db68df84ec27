import type { PushMessage } from '@assembly/contract/notifications/push-message';
import { type PushDevice, removeGoneDevice } from '../../notifications/queue/push-devices.ts';
import type { PushOutcome } from '../../notifications/send/push/send-push.ts';
import type { Database } from '../../store/database/tables.ts';
import type { Caller, Scheduler } from '../engine/scheduler.ts';
import type { SeededRandom } from '../engine/seeded-random.ts';
import type { MessageLog } from './message-log.ts';

interface PushServiceOptions {
  scheduler: Scheduler;
  log: MessageLog;
}

/** A push service that remembers what it has accepted. Some browsers are gone, and some replies are lost. */
export class SimulatedPushService {
  /** Decides what happens to each message; without it, all are accepted. */
  random: SeededRandom | undefined;
  readonly #options: PushServiceOptions;

  constructor(options: PushServiceOptions) {
    this.#options = options;
  }

  senderFor(process: Caller, db: Database) {
    const { scheduler, log } = this.#options;
    return async (device: PushDevice, { tag }: PushMessage): Promise<PushOutcome> => {
      const luck = this.random?.next() ?? 1;
      await scheduler.call(process, `push to ${device.endpoint}`, async () => log.begin());
      if (luck < 0.05) {
        await removeGoneDevice(db, device);
        return 'gone';
      }
      if (luck < 0.1) return { retryAfterMs: 0, reason: 'The push service replied with 503.' };
      const isResultUnknown = luck < 0.2;
      await scheduler.call(process, `push accepted for ${device.endpoint}`, () =>
        log.accept({
          channel: 'push',
          deliveryId: '',
          to: device.id,
          subject: tag,
          process,
          isResultUnknown,
        }),
      );
      return isResultUnknown ? { retryAfterMs: 0, reason: 'No reply.' } : 'sent';
    };
  }
}
