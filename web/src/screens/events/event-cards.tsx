import type { Event } from '@assembly/contract/event';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useClock } from '../../page/use-clock.ts';
import { CardGrid, CardsOnTheirWay } from '../../ui/card-grid.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { EventCard } from './event-card.tsx';
import styles from './event-cards.module.css';
import { EventDetail } from './event-detail.tsx';
import { hasEnded, nextChange } from './event-mark.ts';

interface EventCardsProps {
  ref: RefObject<HTMLElement | null>;
  events: readonly Event[];
  /** They are about to give way to others. */
  isBusy: boolean;
}

export function EventCards({ ref, events, isBusy }: EventCardsProps) {
  const clock = useClock((at) => nextChange(events, at));
  useAskWhenEnded(events, clock.now);
  const [opened, setOpened] = useState<Event | null>(null);

  // Its card may be gone by the time it has been read; then the focus must not be nowhere.
  function close() {
    setOpened(null);
    setTimeout(() => {
      if (document.activeElement === document.body) ref.current?.focus();
    });
  }

  return (
    <>
      <CardGrid ref={ref} label="List of events" isBusy={isBusy}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} clock={clock} onMore={() => setOpened(event)} />
        ))}
      </CardGrid>
      {opened && (
        <EventDetail
          event={events.find(({ id }) => id === opened.id) ?? opened}
          clock={clock}
          onClose={close}
        />
      )}
    </>
  );
}

/** What has ended goes, and what comes after it moves up, on every page. */
function useAskWhenEnded(events: readonly Event[], now: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (hasEnded(events, now)) void client.invalidateQueries({ queryKey: ['events'] });
  }, [client, events, now]);
}

export function EventCardsOnTheirWay() {
  return (
    <CardsOnTheirWay>
      <div className={styles.card}>
        <SkeletonLines count={5} />
      </div>
    </CardsOnTheirWay>
  );
}
