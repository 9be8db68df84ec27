import type { Calendar } from '@assembly/contract/event';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { eventsQuery } from '../../api/events.ts';
import { usePrefetchNextPage } from '../../api/query/list-query.ts';
import {
  addressWith,
  changeQuery,
  navigate,
  readAddress,
} from '../../browser/navigation/address.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import { useOpenItem } from '../../browser/navigation/use-open-item.ts';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { SearchBox } from '../../ui/forms/search-box.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { ResultStatus } from '../../ui/lists/result-count.tsx';
import { useFocusAfterPaging } from '../../ui/lists/use-focus-after-paging.ts';
import { ScreenHead } from '../../ui/text/screen-head.tsx';
import { CalendarFilter } from './calendar-filter.tsx';
import { EventCards, EventCardsSkeleton } from './event-cards.tsx';
import { EventSummary } from './event-summary.tsx';
import styles from './events-screen.module.css';
import { LazyOpenedEvent, loadOpenedEvent } from './lazy-opened-event.tsx';
import { ViewSwitch } from './month/view-switch.tsx';

const loadMonthView = () => import('./month/month-view.tsx');
const MonthView = lazy(loadMonthView);

export function EventsScreen() {
  const { search, get, searchFor } = useAddressQuery();
  const isMonth = get('view') === 'month';
  return (
    <>
      <ScreenHead title="Events">
        <ViewSwitch chosen={isMonth ? 'month' : ''} />
        {!isMonth && <SearchBox label="Search events" value={search} onSearch={searchFor} />}
      </ScreenHead>
      {isMonth ? (
        <Suspense fallback={<EventCardsSkeleton />}>
          <MonthView />
        </Suspense>
      ) : (
        <EventList />
      )}
    </>
  );
}

/** Loads what the address shows in addition to the list, while the app waits for its data. */
EventsScreen.preload = async () => {
  const { search } = readAddress();
  // A failure is reported by the screen, which loads it again.
  await Promise.allSettled([
    search.includes('view=month') && loadMonthView(),
    search.includes('open=') && loadOpenedEvent(),
  ]);
};

function EventList() {
  const { page, search, get, goToPage } = useAddressQuery();
  const calendar = get('calendar');
  const { data, error, isPlaceholderData, refetch } = useQuery(eventsQuery(page, search, calendar));
  usePrefetchNextPage(isPlaceholderData ? undefined : data, (next) =>
    eventsQuery(next, search, calendar),
  );
  const calendars = useLoadedCalendars(data?.calendars);
  const showsCalendars = calendars !== undefined && calendars.length > 1;
  const filter = useRef<HTMLSelectElement>(null);
  const { list, focusOnceLoaded } = useFocusAfterPaging<HTMLElement>(data?.page);
  const opened = useOpenItem();

  function showPage(next: number) {
    focusOnceLoaded();
    goToPage(next);
  }

  function showCalendar(id: string) {
    const values = { calendar: id, page: '' };
    // The filter disappears: the title gets the focus.
    if (id === '' && !showsCalendars) navigate(addressWith(values));
    // One history entry, however many calendars are looked at.
    else changeQuery(values, { replace: id !== '' && calendar !== '' });
  }

  // The button disappears.
  function showAllCalendars() {
    filter.current?.focus();
    showCalendar('');
  }

  function tryAgain() {
    focusOnceLoaded();
    return refetch();
  }

  return (
    <>
      <div className={data?.total === 0 ? styles.noResults : styles.results}>
        <ResultStatus isBusy={isPlaceholderData}>
          {data && (
            <EventSummary
              key={`${calendar} ${search}`}
              found={data}
              search={search}
              calendar={calendar}
            />
          )}
        </ResultStatus>
        {calendars && (showsCalendars || calendar) && (
          <CalendarFilter
            ref={filter}
            calendars={calendars}
            chosen={calendar}
            onChoose={showCalendar}
          />
        )}
      </div>
      {data?.total === 0 && calendar && (
        <div className={styles.showAll}>
          <Button variant="outlined" onClick={showAllCalendars}>
            Show all calendars
          </Button>
        </div>
      )}
      {data && data.total > 0 && (
        <>
          <EventCards
            ref={list}
            events={data.items}
            showsCalendars={showsCalendars}
            isBusy={isPlaceholderData}
            onMore={opened.open}
          />
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
      <LazyOpenedEvent
        opened={opened}
        events={data?.items}
        showsCalendar={showsCalendars}
        list={list}
      />
    </>
  );
}

/** Those of the last page that could be loaded, so that the filter stays in use when another one cannot. */
function useLoadedCalendars(current: readonly Calendar[] | undefined) {
  const [loaded, setLoaded] = useState(current);
  if (current && current !== loaded) setLoaded(current);
  return current ?? loaded;
}
