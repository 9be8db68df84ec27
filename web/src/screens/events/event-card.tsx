import type { Event } from '@assembly/contract/event';
import MapPin from 'lucide-react/icons/map-pin';
import type { Clock } from '../../browser/locale/clock.ts';
import { t } from '../../browser/locale/messages.ts';
import { CalendarName } from './calendar-name.tsx';
import { shortPlace } from './common-address.ts';
import styles from './event-cards.module.css';
import { EventTime } from './event-time.tsx';
import { eventTitle } from './event-title.ts';
import { SafeHtml } from './safe-html.tsx';

interface EventCardProps {
  event: Event;
  /** The address that most events share. */
  address: string;
  /** There are several calendars. */
  showsCalendar: boolean;
  clock: Clock;
  onMore: () => void;
}

/** Not clickable itself; its title and a button show the rest. */
export function EventCard({ event, address, showsCalendar, clock, onMore }: EventCardProps) {
  const title = eventTitle(event);
  return (
    <li className={`card ${styles.card}`}>
      <div className={styles.head}>
        <h2>
          <button type="button" className={styles.title} onClick={onMore}>
            <bdi>{title}</bdi>
          </button>
        </h2>
        <button
          type="button"
          data-screen-only
          className={styles.more}
          aria-label={t.common.moreAbout(title)}
          onClick={onMore}
        >
          {t.common.more}
        </button>
      </div>
      <EventTime event={event} clock={clock} isDayShown />
      <div className={styles.place}>
        {(event.location || event.callUrl) && (
          <p className={styles.location}>
            <MapPin aria-hidden />
            <span dir="auto" className="three-lines">
              {shortPlace(event, address) || t.events.online}
            </span>
          </p>
        )}
        {showsCalendar && <CalendarName calendar={event.calendar} />}
      </div>
      {event.description && (
        <div className={styles.description}>
          <SafeHtml html={event.description} />
        </div>
      )}
    </li>
  );
}
