import { SCHEDULE_FORMAT } from '@assembly/contract/setting-table';
import { SCHEDULE_INVALID, type ScheduleReply } from '@assembly/contract/settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { scheduleQuery } from '../../../api/settings.ts';
import { dateFormat } from '../../../browser/locale/clock.ts';
import { withNonBreakingSpace } from '../../../browser/locale/format-time.ts';
import { locale } from '../../../browser/locale/locale.ts';
import { useDebounced } from '../../../browser/use-debounced.ts';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import type { SectionProps } from '../section-props.ts';
import { describeSource, settingOf } from '../setting-values.ts';
import styles from '../settings.module.css';
import { SettingsForm } from '../settings-form.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { usesTwelveHourClock } from './schedule.ts';
import { ScheduleChoice } from './schedule-choice.tsx';

const UNREACHABLE = 'The next syncs could not be loaded. Please check your connection.';
const INVALID: ScheduleReply = { words: '', nextRuns: null };

export default function ScheduleSection({ reply }: SectionProps) {
  const form = useSettingsForm({ reply, section: 'schedule' });
  const expression = form.value('SYNC_SCHEDULE').trim();
  const timeZone = settingOf(reply, 'ASSEMBLY_TIME_ZONE').value ?? 'UTC';
  const { description, error, refetch } = useScheduleDescription(expression, timeZone);
  const words = description?.words ? `In words: ${description.words}.` : '';
  return (
    <div className={styles.cards}>
      <section className={`card ${styles.card}`}>
        <h2>When to sync from Google</h2>
        <SettingsForm
          form={form}
          special={{
            SYNC_SCHEDULE: form.isFixed('SYNC_SCHEDULE') ? (
              <p>
                <code>{expression}</code> {words} {describeSource(form.setting('SYNC_SCHEDULE'))}
              </p>
            ) : (
              <ScheduleChoice key={form.resetCount} form={form} words={words} />
            ),
          }}
        />
        <NextRuns
          runs={description?.nextRuns}
          timeZone={timeZone}
          hidesInvalid={expression === '' || Boolean(form.errors.SYNC_SCHEDULE)}
        />
        {error && <LoadFailed text={errorMessage(error, UNREACHABLE)} onAction={() => refetch()} />}
      </section>
    </div>
  );
}

/** What a cron expression means, from the server. Until it has replied, the description is that of the previous one. */
function useScheduleDescription(expression: string, timeZone: string) {
  const settled = useDebounced(expression);
  const { data, error, refetch } = useQuery({
    ...scheduleQuery(settled, usesTwelveHourClock() ? '12' : '24', timeZone),
    enabled: SCHEDULE_FORMAT.test(settled),
    placeholderData: keepPreviousData,
  });
  return SCHEDULE_FORMAT.test(expression)
    ? { description: data, error: data ? null : error, refetch }
    : { description: INVALID, error: null, refetch };
}

interface NextRunsProps {
  /** Null for an invalid expression, undefined until the server has replied. */
  runs: number[] | null | undefined;
  /** The assembly's. */
  timeZone: string;
  /** The schedule is “Never”, or the field already says what is wrong. */
  hidesInvalid: boolean;
}

/** When the schedule runs next. */
function NextRuns({ runs, timeZone, hidesInvalid }: NextRunsProps) {
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
