import { TextField } from '../../ui/forms/text-field.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** Every day at one time: minute, hour. */
const NIGHTLY = /^([0-5]?\d) ([01]?\d|2[0-3]) \* \* \*$/;

export const isNightly = (expression: string) => NIGHTLY.test(expression);

interface NightlyTimeFieldProps {
  form: SettingsForm;
  name: 'SYNC_SCHEDULE' | 'BACKUP_SCHEDULE';
  label: string;
}

/** The time of a schedule that is nightly. */
export function NightlyTimeField({ form, name, label }: NightlyTimeFieldProps) {
  const [, minute = '', hour = ''] = NIGHTLY.exec(form.value(name)) ?? [];
  return (
    <TextField
      label={label}
      name={name}
      type="time"
      value={`${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`}
      readOnly={form.isFixed(name)}
      error={form.errors[name]}
      onChange={({ target }) => {
        const [newHour, newMinute] = target.value.split(':').map(Number);
        // A cleared time would not say when to run.
        if (target.value) form.set(name, `${newMinute} ${newHour} * * *`);
      }}
    />
  );
}
