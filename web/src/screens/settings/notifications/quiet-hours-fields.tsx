import {
  formatQuietHours,
  parseQuietHours,
  type QuietHours,
} from '@assembly/contract/notifications/notification-times';
import { SETTING_TABLE } from '@assembly/contract/setting-table';
import { formatTimeOfDay } from '../../../browser/locale/describe-weekly-time.ts';
import { foreignZoneName } from '../../../browser/locale/foreign-zone-name.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import type { SettingsForm } from '../use-settings-form.ts';
import styles from './notification-fields.module.css';

const NO_HOUR = '';
const HOURS = Array.from({ length: 24 }, (_, hour): [string, string] => [
  `${hour}`,
  formatTimeOfDay(hour),
]);
/** When the first hour is chosen. */
const USUAL_END = 8;
const hourAfter = (hour: number) => (hour + 1) % HOURS.length;

/** The hours in which no notification is sent, or none. */
export function QuietHoursFields({ form }: { form: SettingsForm }) {
  const hours = parseQuietHours(form.value('QUIET_HOURS')) ?? null;
  const zone = foreignZoneName(Date.now());
  const isFixed = form.isFixed('QUIET_HOURS');

  function change(next: QuietHours | null) {
    const isEmpty = next && next.from === next.to;
    form.set(
      'QUIET_HOURS',
      formatQuietHours(isEmpty ? { ...next, to: hourAfter(next.from) } : next),
    );
  }

  return (
    <div className={styles.pair}>
      <SelectField
        label="Quiet hours from"
        name="QUIET_HOURS"
        options={[[NO_HOUR, 'No quiet hours'], ...HOURS]}
        value={hours ? `${hours.from}` : NO_HOUR}
        disabled={isFixed}
        onChange={(hour) =>
          change(hour === NO_HOUR ? null : { to: USUAL_END, ...hours, from: Number(hour) })
        }
        hint={`${zone && `In ${zone}. `}${SETTING_TABLE.QUIET_HOURS.hint} ${form.describe('QUIET_HOURS')}`}
        error={form.errors.QUIET_HOURS}
      />
      {hours && (
        <SelectField
          label="Quiet hours until"
          options={HOURS.filter(([hour]) => hour !== `${hours.from}`)}
          value={`${hours.to}`}
          disabled={isFixed}
          onChange={(hour) => change({ ...hours, to: Number(hour) })}
        />
      )}
    </div>
  );
}
