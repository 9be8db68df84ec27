import type { Calendar } from '@assembly/contract/event';
import { t } from '../../browser/locale/messages.ts';
import { changeQuery } from '../../browser/navigation/address.ts';
import fields from '../../ui/forms/text-field.module.css';
import styles from './events.module.css';

interface CalendarFilterProps {
  calendars: readonly Calendar[];
  /** The id of the chosen calendar; '' for all. */
  chosen: string;
}

/** Chooses the calendar whose events are listed, if there are several. */
export function CalendarFilter({ calendars, chosen }: CalendarFilterProps) {
  const isUnknown = chosen !== '' && !calendars.some((calendar) => calendar.id === chosen);
  if (calendars.length < 2 && !chosen) return null;
  return (
    <select
      aria-label={t.events.calendar}
      className={`${fields.input} ${styles.filter}`}
      value={chosen}
      onChange={({ target }) => changeQuery({ calendar: target.value, page: '' })}
    >
      <option value="">{t.events.allCalendars}</option>
      {calendars.map((calendar) => (
        <option key={calendar.id} value={calendar.id}>
          {calendar.name}
        </option>
      ))}
      {isUnknown && <option value={chosen}>{t.events.unknownCalendar}</option>}
    </select>
  );
}
