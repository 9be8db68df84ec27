import {
  parseWeeklyTime,
  toWeeklySetting,
  WEEKDAYS,
  type WeeklyTime,
} from '@assembly/contract/notifications/notification-times';
import { SETTING_TABLE } from '@assembly/contract/setting-table';
import { formatWeekday } from '../../../browser/locale/describe-weekly-time.ts';
import { foreignZoneName } from '../../../browser/locale/foreign-zone-name.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { SettingsForm } from '../use-settings-form.ts';
import styles from './notification-fields.module.css';

const NO_DAY = '';
const DAYS: [string, string][] = [
  [NO_DAY, 'Not sent'],
  ...WEEKDAYS.map((_, weekday): [string, string] => [`${weekday}`, formatWeekday(weekday)]),
];
/** When the first day is chosen. */
const USUAL_TIME = { hour: 18, minute: 0 };

/** The day and the time of the weekly email, or none. */
export function WeeklyTimeFields({ form }: { form: SettingsForm }) {
  const { label, hint } = SETTING_TABLE.WEEKLY_EMAIL;
  const time = parseWeeklyTime(form.value('WEEKLY_EMAIL'));
  const zone = foreignZoneName(Date.now());
  const isFixed = form.isFixed('WEEKLY_EMAIL');
  const change = (next: WeeklyTime | null) =>
    form.set('WEEKLY_EMAIL', next && toWeeklySetting(next));
  return (
    <div className={styles.pair}>
      <SelectField
        label={label}
        options={DAYS}
        value={time ? `${time.weekday}` : NO_DAY}
        disabled={isFixed}
        onChange={(day) =>
          change(day === NO_DAY ? null : { ...USUAL_TIME, ...time, weekday: Number(day) })
        }
        hint={`${hint} ${form.describe('WEEKLY_EMAIL', '')}`}
      />
      {time && (
        <TextField
          label="Time of the weekly email"
          name="WEEKLY_EMAIL"
          type="time"
          value={toWeeklySetting(time).slice(-'00:00'.length)}
          readOnly={isFixed}
          error={form.errors.WEEKLY_EMAIL}
          hint={zone && `In ${zone}.`}
          onChange={({ target }) => {
            const [hour, minute] = target.value.split(':').map(Number);
            // A cleared time would not say when to send it.
            if (hour !== undefined && minute !== undefined) change({ ...time, hour, minute });
          }}
        />
      )}
    </div>
  );
}
