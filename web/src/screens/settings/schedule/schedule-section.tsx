import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import type { SectionProps } from '../section-props.ts';
import { describeSource, isFixed, settingOf } from '../setting-values.ts';
import styles from '../settings.module.css';
import { SettingsForm } from '../settings-form.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { CronInWords } from './cron-in-words.tsx';
import { NextRuns } from './next-runs.tsx';
import { ScheduleChoice } from './schedule-choice.tsx';
import { useScheduleDescription } from './use-schedule-description.ts';

const UNREACHABLE = 'The next syncs could not be loaded. Please check your connection.';

export default function ScheduleSection({ reply }: SectionProps) {
  const form = useSettingsForm({ reply });
  const setting = form.setting('SYNC_SCHEDULE');
  const expression = form.value('SYNC_SCHEDULE').trim();
  const timeZone = settingOf(reply, 'ASSEMBLY_TIME_ZONE').value ?? 'UTC';
  const { description, error, refetch } = useScheduleDescription(expression, timeZone);
  return (
    <div className={styles.cards}>
      <section className={`card ${styles.card}`}>
        <h2>When to sync from Google</h2>
        {isFixed(setting) ? (
          <p>
            <code>{expression}</code>
            <CronInWords words={description?.words} /> {describeSource(setting)}
          </p>
        ) : (
          <SettingsForm form={form}>
            <ScheduleChoice key={form.resetCount} form={form} words={description?.words} />
          </SettingsForm>
        )}
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
