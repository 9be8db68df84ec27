import type { PageOf } from '@assembly/contract/page-of';
import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { PREFETCH_STALE_MS } from './query-client.ts';

/** The query of a list. The first page has none, so that its address is the one the server preloads. */
export const listQuery = (page: number, search = '') => ({
  search,
  page: page > 1 ? page : undefined,
});

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
