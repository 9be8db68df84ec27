import { lazy, Suspense } from 'react';
import { describeSource, isFixed, settingOf } from '../setting-values.ts';
import styles from '../settings.module.css';
import { SettingsForm } from '../settings-form.tsx';
import type { SectionProps } from '../settings-screen.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { ScheduleChoice } from './schedule-choice.tsx';

/** Lazy, because they bring a library each. */
const NextRuns = lazy(() => import('./next-runs.tsx'));
const CronInWords = lazy(() => import('./cron-in-words.tsx'));

export default function ScheduleSection({ reply }: SectionProps) {
  const form = useSettingsForm({ reply });
  const setting = form.setting('SYNC_SCHEDULE');
  const expression = form.value('SYNC_SCHEDULE').trim();
  const timeZone = settingOf(reply, 'ASSEMBLY_TIME_ZONE').value ?? 'UTC';
  return (
    <div className={styles.cards}>
      <section className={`card ${styles.card}`}>
        <h2>When to sync from Google</h2>
        {isFixed(setting) ? (
          <p>
            <code>{expression}</code>
            <Suspense>
              <CronInWords expression={expression} />
            </Suspense>{' '}
            {describeSource(setting)}
          </p>
        ) : (
          <SettingsForm form={form}>
            <ScheduleChoice key={form.resetCount} form={form} />
          </SettingsForm>
        )}
        <Suspense>
          <NextRuns
            expression={expression}
            timeZone={timeZone}
            hasError={Boolean(form.errors.SYNC_SCHEDULE)}
          />
        </Suspense>
      </section>
    </div>
  );
}
