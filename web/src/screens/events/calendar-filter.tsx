import type { Calendar } from '@assembly/contract/event';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type RefObject, useId } from 'react';
import styles from './events.module.css';

interface CalendarFilterProps {
  ref: RefObject<HTMLSelectElement | null>;
  calendars: readonly Calendar[];
  /** The id of the chosen calendar; '' for all. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Chooses the calendar whose events are listed. */
export function CalendarFilter({ ref, calendars, chosen, onChoose }: CalendarFilterProps) {
  const id = useId();
  const isUnknown = chosen !== '' && !calendars.some((calendar) => calendar.id === chosen);
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className="visually-hidden">
        Calendar
      </label>
      <select ref={ref} id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">All calendars</option>
        {calendars.map((calendar) => (
          <option key={calendar.id} value={calendar.id}>
            {calendar.name}
          </option>
        ))}
        {isUnknown && <option value={chosen}>Unknown calendar</option>}
      </select>
      <ChevronDown aria-hidden />
    </div>
  );
}
