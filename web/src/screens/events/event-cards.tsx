import type { Event } from '@assembly/contract/event';
import { SECOND_MS } from '@assembly/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import type { Clock } from '../../browser/clock.ts';
import { useClock } from '../../browser/use-clock.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx';
import { CardGrid, CardsSkeleton } from '../../ui/lists/card-grid.tsx';
import { hasEnded, nextChange } from './event-badge.ts';
import { EventCard } from './event-card.tsx';
import styles from './event-cards.module.css';

/** When the page has come to rest, and what it fetches ahead is here. */
const KEEP_SIGHT_AFTER_MS = 1 * SECOND_MS;

const loadDetail = () => import('./event-detail.tsx');
const EventDetail = lazy(loadDetail);

interface EventCardsProps {
  ref: RefObject<HTMLElement | null>;
  events: readonly Event[];
  /** They are about to give way to others. */
  isBusy: boolean;
}

export function EventCards({ ref, events, isBusy }: EventCardsProps) {
  const clock = useClock((at) => nextChange(events, at));
  useRefetchWhenEnded(events, clock.now);
  useSaveCachedPage(events, clock);
  useKeepFocus(ref);
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
        <Suspense>
          <EventDetail
            event={events.find(({ id }) => id === opened.id) ?? opened}
            clock={clock}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** What has ended goes, and what comes after it moves up, on every page. */
function useRefetchWhenEnded(events: readonly Event[], now: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (hasEnded(events, now)) void client.invalidateQueries({ queryKey: ['events'] });
  }, [client, events, now]);
}

/**
 * The next visit begins with these. If what keeps them does not arrive, it begins as the first one did. What opens them
 * in full is fetched ahead at the same time.
 */
function useSaveCachedPage(events: readonly Event[], clock: Clock): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the clock, the time alone changes.
  useEffect(() => {
    const keep = () =>
      Promise.all([import('./cached-page.ts'), loadDetail()]).then(
        ([{ saveCachedPage }]) => saveCachedPage(events, clock),
        () => {},
      );
    const timer = setTimeout(keep, KEEP_SIGHT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [events, clock.now]);
}

/** A card that goes while the focus is in it takes the focus with it. Then the list has it. */
function useKeepFocus(list: RefObject<HTMLElement | null>): void {
  const wasInside = list.current?.contains(document.activeElement);
  useEffect(() => {
    if (wasInside && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  });
}

export function EventCardsSkeleton() {
  return (
    <CardsSkeleton>
      <div className={styles.card}>
        <SkeletonLines count={5} />
      </div>
    </CardsSkeleton>
  );
}
