import type { Event } from '@assembly/contract/event';
import { t } from '../../browser/locale/messages.ts';
import styles from './events.module.css';

/** The color is only an addition to the name, and its outline is visible on any background. */
export function CalendarName({ calendar }: Pick<Event, 'calendar'>) {
  if (!calendar) return null;
  return (
    <p className={styles.calendar}>
      {calendar.color && (
        <svg viewBox="0 0 12 12" className={styles.color} aria-hidden>
          <circle cx="6" cy="6" r="5" fill={calendar.color} />
        </svg>
      )}
      <span className="visually-hidden">{t.events.calendarOf} </span>
      <span dir="auto">{calendar.name}</span>
    </p>
  );
}
