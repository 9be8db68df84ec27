import { listSermons } from '@assembly/contract/endpoints/content';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listQuery } from './query/list-query.ts';
import { fetchOrReadStored } from './stored/fetch-or-read-stored.ts';

/** '' stands for all. */
export interface SermonFilter {
  search: string;
  series: string;
  speaker: string;
  year: string;
}

const ALL_SERMONS: SermonFilter = { search: '', series: '', speaker: '', year: '' };

/** A page of the recordings, the newest first. The previous page stays in view until it has loaded. */
export const sermonsQuery = (page: number, filter = ALL_SERMONS) =>
  queryOptions({
    // With the live topic of the files.
    queryKey: ['documents', 'sermons', page, filter],
    queryFn: (context) =>
      fetchOrReadStored(context, listSermons, { query: { ...listQuery(page), ...filter } }),
    placeholderData: keepPreviousData,
  });
