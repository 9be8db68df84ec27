import { SCHEDULE_FORMAT } from '@assembly/contract/setting-table';
import type { ScheduleReply } from '@assembly/contract/settings';
import { Cron } from 'croner';
import { toString as inWords } from 'cronstrue';

const RUNS = 3;
/**
 * The longest pause of a schedule: from one 29 February on a given weekday to the next, if a century without a leap day
 * is between them. Croner would search 400 years, which blocks the process for up to half a second.
 */
const MAX_PAUSE_YEARS = 40;

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
  const job = parse(expression, timeZone, new Date(now).getUTCFullYear());
  if (!job) return { words: '', nextRuns: null };
  const nextRuns = job.nextRuns(RUNS, new Date(now)).map((run) => run.getTime());
  return { words: describe(expression, clock), nextRuns };
}

function parse(expression: string, timeZone: string, year: number): Cron | undefined {
  if (!SCHEDULE_FORMAT.test(expression)) return undefined;
  // With the seconds and the years. A name such as @daily always has a next run.
  const pattern = expression.startsWith('@')
    ? expression
    : `0 ${expression} ${year - 1}-${year + 1 + MAX_PAUSE_YEARS}`;
  try {
    return new Cron(pattern, { timezone: timeZone, paused: true });
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
