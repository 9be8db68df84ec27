import { SCHEDULE_MAX_CHARS } from '@assembly/contract/settings';
import { useState } from 'react';
import { useOnChange } from '../../../browser/use-on-change.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import styles from '../settings.module.css';
import type { SettingsForm } from '../use-settings-form.ts';
import { parseSchedule, type Schedule, toExpression } from './schedule.ts';

const KINDS: [Schedule['kind'], string][] = [
  ['never', 'Never: only when an administrator starts a sync'],
  ['hourly', 'Every hour'],
  ['nightly', 'Every night, at a time of your choice'],
  ['advanced', 'Advanced: a cron expression'],
];

interface ScheduleChoiceProps {
  form: SettingsForm;
  /** What the cron expression means; empty if it is not known. */
  words: string;
}

export function ScheduleChoice({ form, words }: ScheduleChoiceProps) {
  const setting = form.setting('SYNC_SCHEDULE');
  const stored = setting.value ?? '';
  const [schedule, setSchedule] = useState(() => parseSchedule(stored));
  // Someone else has changed it.
  useOnChange(stored, () => !form.isDirty && setSchedule(parseSchedule(stored)));

  function change(changes: Partial<Schedule>) {
    const next = { ...schedule, ...changes };
    setSchedule(next);
    form.set('SYNC_SCHEDULE', toExpression(next));
  }

  const error = form.errors.SYNC_SCHEDULE;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Sync automatically</legend>
        {KINDS.map(([kind, text]) => (
          <label key={kind} className={styles.choice}>
            <input
              type="radio"
              name="kind"
              checked={schedule.kind === kind}
              onChange={() => change({ kind })}
            />
            {text}
          </label>
        ))}
        <p className={`muted ${styles.small}`}>{form.describe('SYNC_SCHEDULE')}</p>
      </fieldset>
      {schedule.kind === 'nightly' && (
        <TextField
          label="Time"
          name="SYNC_SCHEDULE"
          type="time"
          value={schedule.time}
          error={error}
          // A cleared time would not say when to sync.
          onChange={({ target }) => target.value && change({ time: target.value })}
        />
      )}
      {schedule.kind === 'advanced' && (
        <TextField
          label="Cron expression"
          name="SYNC_SCHEDULE"
          value={schedule.expression}
          maxLength={SCHEDULE_MAX_CHARS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          onChange={({ target }) => change({ expression: target.value })}
          hint={`Minute, hour, day of the month, month, day of the week. ${words}`}
        />
      )}
    </>
  );
}
