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

export const sermonKeys = {
  /** With the live topic of the files. */
  all: ['documents', 'sermons'],
  page: (page: number, filter: SermonFilter) => [...sermonKeys.all, page, filter],
} as const;

/** A page of the recordings, the newest first. The previous page stays in view until it has loaded. */
export const sermonsQuery = (page: number, filter = ALL_SERMONS) =>
  queryOptions({
    queryKey: sermonKeys.page(page, filter),
    queryFn: (context) => {
      const { search, series, speaker, year } = filter;
      const chosen = {
        series: series || undefined,
        speaker: speaker || undefined,
        year: year || undefined,
      };
      return fetchOrReadStored(context, listSermons, {
        query: { ...listQuery(page, search), ...chosen },
      });
    },
    placeholderData: keepPreviousData,
  });
