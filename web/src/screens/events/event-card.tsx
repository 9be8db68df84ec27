import type { Event } from '@assembly/contract/event';
import MapPin from 'lucide-react/icons/map-pin';
import type { FocusEvent } from 'react';
import type { Clock } from '../../browser/locale/clock.ts';
import { Button } from '../../ui/forms/button.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CalendarName } from './calendar-name.tsx';
import styles from './event-cards.module.css';
import { EventTime } from './event-time.tsx';
import { eventTitle } from './event-title.ts';
import { SafeHtml } from './safe-html.tsx';

interface EventCardProps {
  event: Event;
  /** There are several calendars. */
  showsCalendar: boolean;
  clock: Clock;
  onMore: () => void;
}

/** Not clickable itself; a button shows the rest. */
export function EventCard({ event, showsCalendar, clock, onMore }: EventCardProps) {
  const title = eventTitle(event);
  return (
    <li className={`card ${styles.card}`}>
      <EventTime event={event} clock={clock} />
      {(event.location || event.callUrl) && (
        <p className={styles.location}>
          <MapPin aria-hidden />
          <span dir="auto">{event.location || 'Online'}</span>
        </p>
      )}
      <h2 dir="auto">{title}</h2>
      {showsCalendar && <CalendarName calendar={event.calendar} />}
      {event.description && (
        // biome-ignore lint/a11y/noStaticElementInteractions: its links are interactive.
        <div className={styles.description} onBlur={scrollBack}>
          <SafeHtml html={event.description} />
        </div>
      )}
      <div className={styles.actions}>
        <AddToCalendar event={event} />
        <Button variant="plain" aria-label={`More about ${title}`} onClick={onMore}>
          More
        </Button>
      </div>
    </li>
  );
}

/** The browser scrolls a truncated link into view on focus. */
const scrollBack = ({ currentTarget }: FocusEvent) => currentTarget.scrollTo(0, 0);
