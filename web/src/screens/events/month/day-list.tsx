import type { Event } from '@assembly/contract/event';
import { type RefObject, useId } from 'react';
import type { Clock } from '../../../browser/locale/clock.ts';
import { SkeletonGroup, SkeletonLines } from '../../../ui/feedback/skeleton.tsx';
import { CalendarName } from '../calendar-name.tsx';
import { eventTitle } from '../event-title.ts';
import { formatTimeOnDay } from '../format-event-time.ts';
import type { EventWithDays } from './event-days.ts';
import { EventLink } from './event-link.tsx';
import { formatWeekday } from './format-days.ts';
import styles from './month.module.css';

interface DayListProps {
  ref: RefObject<HTMLElement | null>;
  day: string;
  /** Undefined while they load. */
  events: EventWithDays<Event>[] | undefined;
  /** There are several calendars. */
  showsCalendars: boolean;
  clock: Clock;
  onOpen: (id: string) => void;
}

/** All events of the chosen day. */
export function DayList({ ref, day, events, showsCalendars, clock, onOpen }: DayListProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={!events}
      className={`card ${styles.list}`}
    >
      <h3 id={id}>{formatWeekday(day, clock.locale)}</h3>
      {!events && (
        <SkeletonGroup count={1}>
          <SkeletonLines count={3} />
        </SkeletonGroup>
      )}
      {events?.length === 0 && <p className="muted">No events on this day.</p>}
      {events && events.length > 0 && (
        <ul className={styles.events}>
          {events.map(({ event }) => (
            <li key={event.id} className={styles.listed}>
              <p className={styles.listedTime}>{formatTimeOnDay(event, clock)}</p>
              <EventLink event={event} className={styles.listedTitle} onOpen={onOpen}>
                <bdi>{eventTitle(event)}</bdi>
              </EventLink>
              {event.location && (
                <p className="muted">
                  <bdi>{event.location}</bdi>
                </p>
              )}
              {showsCalendars && <CalendarName calendar={event.calendar} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
