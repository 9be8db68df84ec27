import { dayIn } from '@assembly/contract/day-in';
import type { Event } from '@assembly/contract/event';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { eventKeys } from '../../api/events.ts';
import { formatDay } from '../../browser/locale/clock.ts';
import { t } from '../../browser/locale/messages.ts';
import { useClock } from '../../browser/locale/use-clock.ts';
import { CardSection } from '../../ui/lists/card-grid.tsx';
import grid from '../../ui/lists/lists.module.css';
import { commonAddress } from './common-address.ts';
import { hasEnded, nextChange } from './event-badge.ts';
import { EventCard } from './event-card.tsx';
import styles from './event-cards.module.css';
import { groupByDay, withDays } from './month/event-days.ts';

const FOREVER = '9999-12-31';

interface EventCardsProps {
  ref: RefObject<HTMLElement | null>;
  events: readonly Event[];
  /** There are several calendars. */
  showsCalendars: boolean;
  /** Other events are loading. */
  isBusy: boolean;
  onMore: (id: string) => void;
}

/** The events under their days. A day with several is wider. */
export function EventCards({ ref, events, showsCalendars, isBusy, onMore }: EventCardsProps) {
  const clock = useClock((at) => nextChange(events, at));
  useRefetchWhenEnded(events, clock.now);
  const today = dayIn(clock.timeZone, clock.now);
  // One that began earlier is listed today.
  const days = groupByDay(withDays(events, clock.timeZone), { from: today, to: FOREVER });
  const address = commonAddress(events);
  return (
    <CardSection ref={ref} label={t.events.listOfEvents} isBusy={isBusy}>
      <div className={grid.grid}>
        {days.map(([day, listed]) => (
          <div key={day} data-events={listed.length} className={styles.day}>
            <p id={day}>{capitalize(formatDay(day, today, clock.locale))}</p>
            <ul aria-labelledby={day} className={grid.grid}>
              {listed.map(({ event }) => (
                <EventCard
                  key={event.id}
                  event={event}
                  address={address}
                  showsCalendar={showsCalendars}
                  clock={clock}
                  onMore={() => onMore(event.id)}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </CardSection>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function useRefetchWhenEnded(events: readonly Event[], now: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (hasEnded(events, now)) void client.invalidateQueries({ queryKey: eventKeys.all });
  }, [client, events, now]);
}
