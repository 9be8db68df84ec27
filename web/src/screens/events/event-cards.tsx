import type { Event } from '@assembly/contract/event';
import { SECOND_MS } from '@assembly/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { eventKeys } from '../../api/events.ts';
import { useClock } from '../../browser/locale/use-clock.ts';
import { CardGrid } from '../../ui/lists/card-grid.tsx';
import { hasEnded, nextChange } from './event-badge.ts';
import { EventCard } from './event-card.tsx';
import { loadOpenedEvent } from './lazy-opened-event.tsx';

/** By then the page has settled and its prefetches are done. */
const PRELOAD_AFTER_MS = 1 * SECOND_MS;

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
  usePreloadDetails();
  const focusHandlers = useKeepFocus(ref);
  return (
    <CardGrid ref={ref} label="List of events" isBusy={isBusy} {...focusHandlers}>
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

/** If this fails, they are loaded when an event is opened. */
function usePreloadDetails(): void {
  useEffect(() => {
    const timer = setTimeout(() => loadOpenedEvent().catch(() => {}), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Focuses the list when an update removes the focused card. React sends no blur event for a removal. */
function useKeepFocus(list: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    list.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
