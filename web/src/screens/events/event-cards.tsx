import type { Event } from '@assembly/contract/event';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { eventKeys } from '../../api/events.ts';
import { useClock } from '../../browser/locale/use-clock.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx';
import { CardGrid, CardsSkeleton } from '../../ui/lists/card-grid.tsx';
import { hasEnded, nextChange } from './event-badge.ts';
import { EventCard } from './event-card.tsx';
import styles from './event-cards.module.css';

interface EventCardsProps {
  ref: RefObject<HTMLElement | null>;
  events: readonly Event[];
  /** There are several calendars. */
  showsCalendars: boolean;
  /** Other events are loading. */
  isBusy: boolean;
  onMore: (id: string) => void;
}

export function EventCards({ ref, events, showsCalendars, isBusy, onMore }: EventCardsProps) {
  const clock = useClock((at) => nextChange(events, at));
  useRefetchWhenEnded(events, clock.now);
  return (
    <CardGrid ref={ref} label="List of events" isBusy={isBusy}>
      {events.map((event) => (
        <EventCard
          key={event.id}
          event={event}
          showsCalendar={showsCalendars}
          clock={clock}
          onMore={() => onMore(event.id)}
        />
      ))}
    </CardGrid>
  );
}

function useRefetchWhenEnded(events: readonly Event[], now: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (hasEnded(events, now)) void client.invalidateQueries({ queryKey: eventKeys.all });
  }, [client, events, now]);
}

export function EventCardsSkeleton() {
  return (
    <CardsSkeleton>
      <div className={`card ${styles.card}`}>
        <SkeletonLines count={5} />
      </div>
    </CardsSkeleton>
  );
}
