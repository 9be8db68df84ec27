import type { Sermon } from '@assembly/contract/sermons/sermon';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePrefetchNextPage } from '../../api/query/list-query.ts';
import { sermonsQuery } from '../../api/sermons.ts';
import { t } from '../../browser/locale/messages.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import { loadTrackIfIdle, trackOf } from '../../player/now-playing.ts';
import { readHeard } from '../../player/saved-position.ts';
import { EmptyList } from '../../sync/lazy-empty-list.ts';
import { SearchBox } from '../../ui/forms/search-box.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { ResultCount, ResultStatus } from '../../ui/lists/result-count.tsx';
import { ScreenHead } from '../../ui/text/screen-title.tsx';
import { ContinueListening } from './continue-listening.tsx';
import { SermonFilters } from './sermon-filters.tsx';
import { SermonList, SermonListSkeleton } from './sermon-list.tsx';
import styles from './sermons.module.css';

export const prefetch = (client: QueryClient) => client.prefetchQuery(sermonsQuery(1));

export default function SermonsScreen() {
  const { page, search, get, goToPage, searchFor } = useAddressQuery();
  const filter = { search, series: get('series'), speaker: get('speaker'), year: get('year') };
  const isFiltered = Object.values(filter).some(Boolean);
  const filterKey = JSON.stringify(filter);
  const query = useQuery(sermonsQuery(page, filter));
  const { data, isPlaceholderData } = query;
  usePrefetchNextPage(isPlaceholderData ? undefined : data, (next) => sermonsQuery(next, filter));
  const list = useRef<HTMLElement>(null);
  useLinkedSermon(get('open'), data?.items);
  const isFirstPage = !isFiltered && page === 1 && !isPlaceholderData;

  return (
    <>
      <ScreenHead title={t.common.sermons}>
        <SearchBox label={t.sermons.search} value={search} onSearch={searchFor} />
      </ScreenHead>
      <div className={styles.results}>
        {data && <SermonFilters found={data} chosen={filter} />}
        <ResultStatus isBusy={isPlaceholderData}>
          {data && <ResultSummary key={filterKey} total={data.total} isFiltered={isFiltered} />}
        </ResultStatus>
      </div>
      <PagedList
        list={list}
        query={query}
        skeleton={<SermonListSkeleton />}
        failedText={t.sermons.failed}
        label={t.sermons.pagesOfSermons}
        onPage={goToPage}
      >
        {({ items, total }) =>
          total > 0 && (
            <>
              {isFirstPage && <ContinueListening sermons={items} />}
              <SermonList
                ref={list}
                sermons={items}
                pageKey={`${filterKey} ${page}`}
                isBusy={isPlaceholderData}
              />
            </>
          )
        }
      </PagedList>
    </>
  );
}

/** Loads the recording of the address (`?open=ID`), as after a reload. Not played: browsers block autoplay. */
function useLinkedSermon(id: string, listed: readonly Sermon[] | undefined): void {
  const isListLoaded = listed !== undefined;
  const load = useEffectEvent(() => {
    const sermon = listed?.find((each) => each.id === id);
    // One that was played may be on another page by now.
    const track = sermon ? trackOf(sermon, listed) : readHeard().find((heard) => heard.id === id);
    if (track) loadTrackIfIdle(track);
  });
  useEffect(() => {
    if (id && isListLoaded) load();
  }, [id, isListLoaded]);
}

function ResultSummary({ total, isFiltered }: { total: number; isFiltered: boolean }) {
  if (total === 0) {
    const text = isFiltered ? t.sermons.nothingFound : t.sermons.nothingYet;
    return <EmptyList text={text} source="documents" isSearch={isFiltered} />;
  }
  const describe = isFiltered ? t.sermons.found : t.sermons.count;
  return <ResultCount>{describe(total)}</ResultCount>;
}
