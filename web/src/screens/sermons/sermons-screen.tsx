import { screens } from '@assembly/contract/paths';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePrefetchNextPage } from '../../api/query/list-query.ts';
import { ALL_SERMONS, type SermonFilter, sermonsQuery } from '../../api/sermons.ts';
import { changeQuery } from '../../browser/navigation/address.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import feedback from '../../ui/feedback/feedback.module.css';
import buttons from '../../ui/forms/button.module.css';
import { Button } from '../../ui/forms/button.tsx';
import { SearchBox } from '../../ui/forms/search-box.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { ResultCount, ResultStatus } from '../../ui/lists/result-count.tsx';
import { AppLink } from '../../ui/text/app-link.tsx';
import { ScreenHead } from '../../ui/text/screen-title.tsx';
import { ContinueListening } from './continue-listening.tsx';
import { LinkedSermon } from './linked-sermon.tsx';
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
  const { data, error, isPlaceholderData } = query;
  usePrefetchNextPage(isPlaceholderData ? undefined : data, (next) => sermonsQuery(next, filter));
  const list = useRef<HTMLElement>(null);
  const openId = get('open');
  const isFirstPage = !isFiltered && page === 1 && !isPlaceholderData;

  return (
    <>
      <ScreenHead title="Sermons">
        <SearchBox label="Search sermons" value={search} onSearch={searchFor} />
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
        failedText="The sermons could not be loaded. Please check your connection."
        label="Pages of sermons"
        onPage={goToPage}
      >
        {({ items, total }) =>
          total === 0 ? (
            <WhatToDo filter={filter} isFiltered={isFiltered} />
          ) : (
            <>
              {isFirstPage && <ContinueListening sermons={items} />}
              <SermonList
                ref={list}
                sermons={items}
                pageKey={`${filterKey} ${page}`}
                hasNewest={isFirstPage}
                isBusy={isPlaceholderData}
              />
            </>
          )
        }
      </PagedList>
      {openId && (data || error) && (
        <LinkedSermon key={openId} id={openId} listed={data?.items ?? []} />
      )}
    </>
  );
}

function ResultSummary({ total, isFiltered }: { total: number; isFiltered: boolean }) {
  if (total === 0) return <EmptyState text={isFiltered ? 'No sermons found' : 'No sermons yet'} />;
  const count = total === 1 ? '1 sermon' : `${total} sermons`;
  return <ResultCount>{isFiltered ? `${count} found` : count}</ResultCount>;
}

interface WhatToDoProps {
  filter: SermonFilter;
  isFiltered: boolean;
}

/** Below the sentence that there are none. */
function WhatToDo({ filter, isFiltered }: WhatToDoProps) {
  const { user } = useSession();
  if (isFiltered) {
    const isSearchOnly = !filter.series && !filter.speaker && !filter.year;
    return (
      <div className={`${feedback.state} ${styles.empty}`}>
        <Button onClick={() => changeQuery({ ...ALL_SERMONS, page: '' })}>
          {isSearchOnly ? 'Clear search' : 'Show all sermons'}
        </Button>
      </div>
    );
  }
  if (!user.isAdmin) {
    return (
      <p className={`${feedback.state} ${styles.empty}`}>
        New recordings will appear here, ready to play.
      </p>
    );
  }
  return (
    <div className={`${feedback.state} ${styles.empty}`}>
      <p>
        Every audio file in the drive folder that is synced appears here. Put recordings there, then
        sync.
      </p>
      <AppLink to={screens.dataSync} className={buttons.filled}>
        Go to Data sync
      </AppLink>
    </div>
  );
}
