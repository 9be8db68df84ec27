import { NO_QUIET_HOURS, WEEKDAYS } from '@assembly/contract/notifications/notification-times';
import { formatTimeOfDay, formatWeekday } from '../../../browser/locale/describe-weekly-time.ts';
import { joinSentences } from '../../../browser/locale/join-sentences.ts';
import { t } from '../../../browser/locale/messages.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import styles from '../settings.module.css';
import type { SettingsForm } from '../use-settings-form.ts';

const days = () => WEEKDAYS.map((day, index) => [day, formatWeekday(index)] as const);
const hours = () =>
  Array.from({ length: 24 }, (_, hour) => [`${hour}`, formatTimeOfDay(hour)] as const);

/** The day and the time of the weekly email, or none. */
export function WeeklyTimeFields({ form }: { form: SettingsForm }) {
  const { label, hint } = t.settingFields.WEEKLY_EMAIL;
  const [day = '', time = '18:00'] = form.value('WEEKLY_EMAIL').split(' ');
  const isFixed = form.isFixed('WEEKLY_EMAIL');
  return (
    <div className={styles.pair}>
      <SelectField
        label={label}
        options={[['', t.delivery.weekly.notSent], ...days()]}
        value={day}
        disabled={isFixed}
        onChange={(next) => form.set('WEEKLY_EMAIL', next && `${next} ${time}`)}
        hint={joinSentences(hint, form.describe('WEEKLY_EMAIL'))}
      />
      {day && (
        <TextField
          label={t.delivery.weekly.time}
          name="WEEKLY_EMAIL"
          type="time"
          value={time}
          readOnly={isFixed}
          error={form.errors.WEEKLY_EMAIL}
          // A cleared time would not say when to send it.
          onChange={({ target }) =>
            target.value && form.set('WEEKLY_EMAIL', `${day} ${target.value}`)
          }
        />
      )}
    </div>
  );
}

/** The hours in which no notification is sent, or none. */
export function QuietHoursFields({ form }: { form: SettingsForm }) {
  const [from = '', to = '8'] = form.value('QUIET_HOURS').split('-');
  const isFixed = form.isFixed('QUIET_HOURS');
  return (
    <div className={styles.pair}>
      <SelectField
        label={t.delivery.quietHours.from}
        name="QUIET_HOURS"
        options={[[NO_QUIET_HOURS, t.delivery.quietHours.none], ...hours()]}
        value={from}
        disabled={isFixed}
        onChange={(next) =>
          form.set('QUIET_HOURS', next === NO_QUIET_HOURS ? next : `${next}-${to}`)
        }
        hint={joinSentences(t.settingFields.QUIET_HOURS.hint, form.describe('QUIET_HOURS'))}
        error={form.errors.QUIET_HOURS}
      />
      {from !== NO_QUIET_HOURS && (
        <SelectField
          label={t.delivery.quietHours.until}
          options={hours()}
          value={to}
          disabled={isFixed}
          onChange={(next) => form.set('QUIET_HOURS', `${from}-${next}`)}
        />
      )}
    </div>
  );
}
