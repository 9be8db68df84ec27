import type { Event } from '@assembly/contract/event';
import { type ReactNode, type RefObject, useId } from 'react';
import type { Clock } from '../../../browser/locale/clock.ts';
import { t } from '../../../browser/locale/messages.ts';
import { addressWith } from '../../../browser/navigation/address.ts';
import { SkeletonGroup, SkeletonLines } from '../../../ui/feedback/skeleton.tsx';
import { AppLink } from '../../../ui/text/app-link.tsx';
import { CalendarName } from '../calendar-name.tsx';
import { eventTitle } from '../event-title.ts';
import { formatTimeOnDay } from '../format-event-time.ts';
import type { EventWithDays } from './event-days.ts';
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
      {events?.length === 0 && <p className="muted">{t.event.nothingOnDay}</p>}
      {events && events.length > 0 && (
        <ul className={styles.events}>
          {events.map(({ event }) => (
            <li key={event.id} className={styles.listed}>
              <p className="muted">{formatTimeOnDay(event, clock)}</p>
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

interface EventLinkProps {
  event: Event;
  className?: string | undefined;
  style?: object;
  /** In the grid, the keyboard opens the day instead. */
  tabIndex?: -1;
  onOpen: (id: string) => void;
  children: ReactNode;
}

/** Shows the details of an event above the month. */
export function EventLink({ event, onOpen, ...rest }: EventLinkProps) {
  return (
    <AppLink {...rest} to={addressWith({ open: event.id })} onFollow={() => onOpen(event.id)} />
  );
}
