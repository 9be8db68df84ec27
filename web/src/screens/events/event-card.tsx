import type { Event } from '@assembly/contract/event';
import type { Clock } from '../../browser/locale/clock.ts';
import { Button } from '../../ui/forms/button.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CalendarName } from './calendar-name.tsx';
import styles from './event-cards.module.css';
import { EventTime } from './event-time.tsx';
import { eventTitle } from './event-title.ts';
import { SafeHtml } from './safe-html.tsx';
import { useIsTruncated } from './use-is-truncated.ts';

interface EventCardProps {
  event: Event;
  /** There are several calendars. */
  showsCalendar: boolean;
  clock: Clock;
  onMore: () => void;
}

/** Not clickable itself; a truncated description has a button that shows the rest. */
export function EventCard({ event, showsCalendar, clock, onMore }: EventCardProps) {
  const { ref, isTruncated } = useIsTruncated();
  const title = eventTitle(event);
  return (
    <li className={`card ${styles.card}`}>
      <EventTime event={event} clock={clock} />
      <h2 dir="auto">{title}</h2>
      {showsCalendar && <CalendarName calendar={event.calendar} />}
      {event.description && (
        <div
          // Measure again for a new text, even if its height is the same.
          key={event.description}
          ref={ref}
          className={styles.description}
        >
          <SafeHtml html={event.description} />
        </div>
      )}
      <div className={styles.actions}>
        <AddToCalendar event={event} />
        {isTruncated && (
          <Button variant="plain" aria-label={`More about ${title}`} onClick={onMore}>
            More
          </Button>
        )}
      </div>
    </li>
  );
}
