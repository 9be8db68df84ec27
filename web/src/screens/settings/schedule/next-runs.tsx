import { SCHEDULE_FORMAT, SCHEDULE_INVALID } from '@assembly/contract/settings';
import { Cron } from 'croner';
import { dateFormat } from '../../../browser/locale/clock.ts';
import { withNonBreakingSpace } from '../../../browser/locale/format-time.ts';
import { locale } from '../../../browser/locale/locale.ts';
import { usesTwelveHourClock } from './uses-twelve-hour-clock.ts';

const SHOWN = 3;

interface NextRunsProps {
  /** Empty: never. */
  expression: string;
  /** The assembly's. */
  timeZone: string;
  /** The field already says what is wrong. */
  hasError: boolean;
}

/** When the schedule runs next, found by the library that the server uses. */
export default function NextRuns({ expression, timeZone, hasError }: NextRunsProps) {
  const runs = findRuns(expression, timeZone);
  const format = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    // As in the words for the cron expression.
    hour: usesTwelveHourClock() ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return (
    <div role="status">
      {expression && !runs && !hasError && <p>{SCHEDULE_INVALID}</p>}
      {runs?.length === 0 && <p>This schedule never runs.</p>}
      {runs && runs.length > 0 && (
        <>
          <h3>Next syncs ({timeZone})</h3>
          <ul>
            {runs.map((run) => (
              <li key={run.getTime()}>{withNonBreakingSpace(format.format(run))}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Null for an expression that is empty or invalid. */
function findRuns(expression: string, timeZone: string): Date[] | null {
  try {
    return SCHEDULE_FORMAT.test(expression)
      ? new Cron(expression, { timezone: timeZone, paused: true }).nextRuns(SHOWN)
      : null;
  } catch {
    return null;
  }
}
