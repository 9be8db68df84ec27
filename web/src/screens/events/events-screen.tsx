import type { Event } from '@assembly/contract/event';
import type { PageOf } from '@assembly/contract/page-of';
import { useQuery } from '@tanstack/react-query';
import { eventsQuery } from '../../api/events.ts';
import { usePrefetchNextPage } from '../../api/use-prefetch-next-page.ts';
import { useAddressQuery } from '../../browser/use-address-query.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { SearchBox } from '../../ui/forms/search-box.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { ResultCount, ResultStatus } from '../../ui/lists/result-count.tsx';
import { useFocusAfterPaging } from '../../ui/lists/use-focus-after-paging.ts';
import { ScreenHead } from '../../ui/text/screen-head.tsx';
import { EventCards, EventCardsSkeleton } from './event-cards.tsx';

export function EventsScreen() {
  const { page, search, goToPage, searchFor } = useAddressQuery();
  const { data, error, isPlaceholderData, refetch } = useQuery(eventsQuery(page, search));
  usePrefetchNextPage(isPlaceholderData ? undefined : data, (next) => eventsQuery(next, search));
  const { list, focusOnceLoaded } = useFocusAfterPaging<HTMLElement>(data?.page);

  function showPage(next: number) {
    focusOnceLoaded();
    goToPage(next);
  }

  function tryAgain() {
    focusOnceLoaded();
    return refetch();
  }

  return (
    <>
      <ScreenHead title="Events">
        <SearchBox label="Search events" value={search} onSearch={searchFor} />
      </ScreenHead>
      <ResultStatus isBusy={isPlaceholderData}>
        {data && <ResultSummary key={search} found={data} search={search} />}
      </ResultStatus>
      {data && data.total > 0 && (
        <>
          <EventCards ref={list} events={data.items} isBusy={isPlaceholderData} />
          <Pager
            page={data.page}
            pageCount={data.pageCount}
            onPage={showPage}
            label="Pages of events"
          />
        </>
      )}
      {!data && !error && <EventCardsSkeleton />}
      {!data && error && (
        <LoadFailed
          text={errorMessage(
            error,
            'The events could not be loaded. Please check your connection.',
          )}
          onAction={tryAgain}
        />
      )}
    </>
  );
}

function ResultSummary({ found: { total }, search }: { found: PageOf<Event>; search: string }) {
  if (total === 0) return <EmptyState text="No events found" />;
  const noun = total === 1 ? 'event' : 'events';
  return (
    <ResultCount>{search ? `${total} ${noun} found` : `${total} upcoming ${noun}`}</ResultCount>
  );
}
