import type { PageOf } from '@assembly/contract/page-of';
import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { PREFETCH_STALE_MS } from './query-client.ts';

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
