import { SCHEDULE_INVALID } from '@assembly/contract/settings';
import { dateFormat } from '../../../browser/locale/clock.ts';
import { withNonBreakingSpace } from '../../../browser/locale/format-time.ts';
import { locale } from '../../../browser/locale/locale.ts';
import { usesTwelveHourClock } from './uses-twelve-hour-clock.ts';

interface NextRunsProps {
  /** Null for an invalid expression, undefined until the server has replied. */
  runs: number[] | null | undefined;
  /** The assembly's. */
  timeZone: string;
  /** The schedule is “Never”, or the field already says what is wrong. */
  hidesInvalid: boolean;
}

/** When the schedule runs next. */
export function NextRuns({ runs, timeZone, hidesInvalid }: NextRunsProps) {
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
      {runs === null && !hidesInvalid && <p>{SCHEDULE_INVALID}</p>}
      {runs?.length === 0 && <p>This schedule never runs.</p>}
      {runs && runs.length > 0 && (
        <>
          <h3>Next syncs ({timeZone})</h3>
          <ul>
            {runs.map((run) => (
              <li key={run}>{withNonBreakingSpace(format.format(run))}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
