import { MINUTE_MS } from '@assembly/contract/limits';
import type { PageOf } from '@assembly/contract/page-of';
import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** How long a prefetched page counts as fresh, unless a live update invalidates it. */
const PREFETCH_STALE_MS = 5 * MINUTE_MS;

export function usePrefetchNextPage<Options extends Pick<FetchQueryOptions, 'queryKey'>>(
  shown: PageOf<unknown> | undefined,
  queryOf: (page: number) => Options,
): void {
  const client = useQueryClient();
  const prefetch = useEffectEvent((page: number) => {
    void client.prefetchQuery({ ...queryOf(page), staleTime: PREFETCH_STALE_MS });
  });
  useEffect(() => {
    if (shown && shown.page < shown.pageCount) prefetch(shown.page + 1);
  }, [shown]);
}
