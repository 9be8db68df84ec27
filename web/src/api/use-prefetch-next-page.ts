import { MINUTE_MS } from '@assembly/contract/limits';
import type { PageOf } from '@assembly/contract/page-of';
import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Fetched ahead no more often than this, unless the server says that it has changed. */
const KEPT_MS = 5 * MINUTE_MS;

/** Fetches the page after the shown one, so that it is there when the reader turns to it. */
export function usePrefetchNextPage<Options extends Pick<FetchQueryOptions, 'queryKey'>>(
  shown: PageOf<unknown> | undefined,
  queryOf: (page: number) => Options,
): void {
  const client = useQueryClient();
  const fetchAhead = useEffectEvent((page: number) => {
    void client.prefetchQuery({ ...queryOf(page), staleTime: KEPT_MS });
  });
  useEffect(() => {
    if (shown && shown.page < shown.pageCount) fetchAhead(shown.page + 1);
  }, [shown]);
}
