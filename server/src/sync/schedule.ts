import { SECOND_MS } from '@assembly/contract/limits';
import { SCHEDULE_FORMAT } from '@assembly/contract/setting-table';
import { Cron } from 'croner';
import { type SyncRunner, startInBackground } from './sync-process.ts';

/** When a cron expression is due next, in the assembly's time zone. */
export function nextSync(expression: string, timeZone: string): number | null {
  return new Cron(expression, { timezone: timeZone }).nextRun()?.getTime() ?? null;
}

const RUNS_SHOWN = 3;

/** When a cron expression runs next; null if it is invalid, as it may be while someone types it. */
export function nextRunsOf(expression: string, timeZone: string, now: number): number[] | null {
  if (!SCHEDULE_FORMAT.test(expression)) return null;
  try {
    const job = new Cron(expression, { timezone: timeZone, paused: true });
    return job.nextRuns(RUNS_SHOWN, new Date(now)).map((run) => run.getTime());
  } catch {
    return null;
  }
}

/** The latest scheduled time up to now. It is the same for every process, however late its timer fires. */
export function slotAt(expression: string, timeZone: string, now: number): string | undefined {
  // Croner looks strictly before the given time, in whole seconds.
  const [slot] = new Cron(expression, { timezone: timeZone }).previousRuns(
    1,
    new Date(now + SECOND_MS),
  );
  return slot?.toISOString();
}

interface ScheduleOptions {
  expression: string;
  timeZone: string;
  syncRunner: Pick<SyncRunner, 'start'>;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Syncs at the times of a cron expression, in the assembly's time zone, once across all processes. Returns a stop function. */
export function scheduleSync(options: ScheduleOptions): () => void {
  const { expression, timeZone } = options;
  const job = new Cron(expression, { timezone: timeZone, protect: true }, () =>
    runScheduledSync(options),
  );
  return () => job.stop();
}

/** The current schedule, which is replaced when its settings change. */
export function createScheduler(options: Omit<ScheduleOptions, 'expression' | 'timeZone'>) {
  let scheduled = '';
  let stop = () => {};
  return {
    /** Without an expression, nothing is scheduled. */
    set(expression: string | undefined, timeZone: string) {
      const next = `${expression ?? ''} ${timeZone}`;
      if (next === scheduled) return;
      scheduled = next;
      stop();
      stop = expression ? scheduleSync({ ...options, expression, timeZone }) : () => {};
    },
    stop: () => stop(),
  };
}

/** Starts the run that is due now, unless another process already has. */
export async function runScheduledSync(options: ScheduleOptions): Promise<void> {
  const { expression, timeZone, syncRunner, now, onError } = options;
  const slot = slotAt(expression, timeZone, now());
  await startInBackground(syncRunner, onError, 'schedule', false, slot);
}
