import { CHOICE_LABELS } from '@assembly/contract/notifications/notifications';
import type { SettingName } from '@assembly/contract/settings';
import { SETTING_LABELS } from '@assembly/contract/text/setting-labels';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import styles from '../settings.module.css';
import { SettingsForm } from '../settings-form.tsx';
import type { SettingsForm as Form } from '../use-settings-form.ts';
import { QuietHoursFields } from './quiet-hours-fields.tsx';
import { WeeklyTimeFields } from './weekly-time-fields.tsx';

const OFFERS: [string, string][] = [
  ['on', 'Members can choose them'],
  ['off', 'Off: only emails about accounts and sign-ups are sent'],
];

export function NotificationForm({ form }: { form: Form }) {
  const select = (name: SettingName) => ({
    name,
    label: SETTING_LABELS[name],
    value: form.value(name),
    disabled: form.isFixed(name),
    error: form.errors[name],
    onChange: (value: string) => form.set(name, value),
  });
  return (
    <SettingsForm
      form={form}
      isReadOnly={form.isFixed(
        'NOTIFICATION_EMAILS',
        'NOTIFICATION_DEFAULT',
        'WEEKLY_EMAIL',
        'QUIET_HOURS',
      )}
    >
      <SelectField
        {...select('NOTIFICATION_EMAILS')}
        options={OFFERS}
        hint={form.describe('NOTIFICATION_EMAILS')}
      />
      <SelectField
        {...select('NOTIFICATION_DEFAULT')}
        options={CHOICE_LABELS}
        hint={`For members who have not chosen in their account. ${form.describe('NOTIFICATION_DEFAULT')}`}
      />
      <WeeklyTimeFields form={form} />
      {form.value('NOTIFICATION_DEFAULT') === 'weekly' && !form.value('WEEKLY_EMAIL') && (
        <p className={styles.note}>
          Without a weekly email, members who have not chosen get no emails about news.
        </p>
      )}
      <QuietHoursFields form={form} />
    </SettingsForm>
  );
}
