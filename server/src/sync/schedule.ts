import { SECOND_MS } from '@assembly/contract/limits';
import { Cron } from 'croner';
import { type SyncRunner, startInBackground } from './sync-process.ts';

/** When a cron expression is due next, in the assembly's zone. */
export function nextSync(expression: string, timeZone: string): number | null {
  return new Cron(expression, { timezone: timeZone }).nextRun()?.getTime() ?? null;
}

/**
 * The time of the schedule that has come: the latest one up to now, however late a process wakes up to it. All processes
 * call it by the same name, and so does one whose clock was put back and which comes to it again.
 */
export function slotAt(expression: string, timeZone: string, now: number): string | undefined {
  // Croner looks strictly before a moment, in whole seconds.
  const [slot] = new Cron(expression, { timezone: timeZone }).previousRuns(
    1,
    new Date(now + SECOND_MS),
  );
  return slot?.toISOString();
}

interface ScheduleParts {
  expression: string;
  timeZone: string;
  syncer: Pick<SyncRunner, 'start'>;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Syncs at the times of a cron expression, in the assembly's zone, once over all processes. Returns what stops it. */
export function scheduleSync(parts: ScheduleParts): () => void {
  const { expression, timeZone } = parts;
  const job = new Cron(expression, { timezone: timeZone, protect: true }, () => syncOnTime(parts));
  return () => job.stop();
}

/** Starts the run that is due now, unless some process has. */
export async function syncOnTime(parts: ScheduleParts): Promise<void> {
  const { expression, timeZone, syncer, now, onError } = parts;
  const slot = slotAt(expression, timeZone, now());
  await startInBackground(syncer, onError, 'schedule', false, slot);
}
