import { Problem } from '@assembly/contract/problem';
import { Cron } from 'croner';
import type { Syncer } from './syncer.ts';

/** When a cron expression is due next, in the assembly's zone. */
export function nextSync(expression: string, timeZone: string): number | null {
  return new Cron(expression, { timezone: timeZone }).nextRun()?.getTime() ?? null;
}

/** Syncs at the times of a cron expression, in the assembly's zone. Returns what stops it. */
export function scheduleSync(
  expression: string,
  timeZone: string,
  syncer: Syncer,
  onFault: (error: unknown) => void,
): () => void {
  const job = new Cron(expression, { timezone: timeZone, protect: true }, async () => {
    try {
      await syncer.start('schedule', false);
    } catch (error) {
      // Somebody was quicker; what was wanted is being done.
      if (error instanceof Problem && error.code === 'sync_running') return;
      onFault(error);
    }
  });
  return () => job.stop();
}
