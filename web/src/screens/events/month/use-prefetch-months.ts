import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { eventsOfDaysQuery } from '../../../api/events.ts';
import { PREFETCH_STALE_MS } from '../../../api/query/query-client.ts';
import { addMonths, gridSpan } from './days.ts';

/** Loads the months beside the one that is shown, once it has loaded itself. */
export function usePrefetchMonths(
  shown: string | undefined,
  weekStart: number,
  calendar: string,
): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!shown) return;
    for (const step of [1, -1]) {
      const { from, to } = gridSpan(addMonths(shown, step), weekStart);
      const query = eventsOfDaysQuery(from, to, calendar);
      void client.prefetchQuery({ ...query, staleTime: PREFETCH_STALE_MS });
    }
  }, [client, shown, weekStart, calendar]);
}
