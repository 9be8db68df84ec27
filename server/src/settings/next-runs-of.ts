import { SCHEDULE_FORMAT } from '@assembly/contract/setting-table';
import { Cron } from 'croner';

const RUNS = 3;

/** When a cron expression runs next; null if it is invalid, as it may be while someone types it. */
export function nextRunsOf(expression: string, timeZone: string, now: number): number[] | null {
  if (!SCHEDULE_FORMAT.test(expression)) return null;
  try {
    const job = new Cron(expression, { timezone: timeZone, paused: true });
    return job.nextRuns(RUNS, new Date(now)).map((run) => run.getTime());
  } catch {
    return null;
  }
}
