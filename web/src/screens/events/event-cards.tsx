import type { Event } from '@assembly/contract/event';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useClock } from '../../page/use-clock.ts';
import { LoadingAloud, SkeletonLines } from '../../ui/skeleton.tsx';
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
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="List of events"
      aria-busy={isBusy}
      className={styles.list}
    >
      <ul className={styles.grid}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} clock={clock} onMore={() => setOpened(event)} />
        ))}
      </ul>
      {opened && (
        <EventDetail
          event={events.find(({ id }) => id === opened.id) ?? opened}
          clock={clock}
          onClose={close}
        />
      )}
    </section>
  );
}

/** What has ended goes, and what comes after it moves up, on every page. */
function useAskWhenEnded(events: readonly Event[], now: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (hasEnded(events, now)) void client.invalidateQueries({ queryKey: ['events'] });
  }, [client, events, now]);
}

const FIRST_SIGHT = 6;

/** As the cards will stand, so that nothing jumps when they come. */
export function EventCardsOnTheirWay() {
  return (
    <>
      <LoadingAloud />
      <div aria-hidden className={styles.grid}>
        {Array.from({ length: FIRST_SIGHT }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
          <div key={place} className={styles.card}>
            <SkeletonLines count={5} />
          </div>
        ))}
      </div>
    </>
  );
}
