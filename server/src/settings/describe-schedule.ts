import { SCHEDULE_FORMAT } from '@assembly/contract/setting-table';
import type { ScheduleReply } from '@assembly/contract/settings';
import { Cron } from 'croner';
import { toString as inWords } from 'cronstrue';

const RUNS = 3;

interface DescribeOptions {
  clock: '12' | '24';
  timeZone: string;
  now: number;
}

/** What a cron expression means. It may be incomplete, because it is described while someone types it. */
export function describeSchedule(
  expression: string,
  { clock, timeZone, now }: DescribeOptions,
): ScheduleReply {
  const job = parse(expression, timeZone);
  if (!job) return { words: '', nextRuns: null };
  const nextRuns = job.nextRuns(RUNS, new Date(now)).map((run) => run.getTime());
  return { words: describe(expression, clock), nextRuns };
}

function parse(expression: string, timeZone: string): Cron | undefined {
  if (!SCHEDULE_FORMAT.test(expression)) return undefined;
  try {
    return new Cron(expression, { timezone: timeZone, paused: true });
  } catch {
    return undefined;
  }
}

/** Empty for what only croner understands, such as weekdays after a plus sign. */
function describe(expression: string, clock: '12' | '24'): string {
  try {
    return inWords(expression, {
      use24HourTimeFormat: clock === '24',
      trimHoursLeadingZero: clock === '12',
    });
  } catch {
    return '';
  }
}
