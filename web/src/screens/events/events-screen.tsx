import type { EventsReply } from '@assembly/contract/event';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { eventsQuery } from '../../api/events.ts';
import { usePrefetchNextPage } from '../../api/query/list-query.ts';
import { sermonsQuery } from '../../api/sermons.ts';
import { t, withMessages } from '../../browser/locale/messages.ts';
import { changeQuery, readAddress } from '../../browser/navigation/address.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import { useOpenItem } from '../../browser/navigation/use-open-item.ts';
import { useIsOffline } from '../../offline/connection.ts';
import { EmptyList } from '../../sync/lazy-empty-list.ts';
import buttons from '../../ui/forms/button.module.css';
import { SearchBox } from '../../ui/forms/search-box.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { ResultCount, ResultStatus } from '../../ui/lists/result-count.tsx';
import { ScreenHead } from '../../ui/text/screen-title.tsx';
import { CalendarFilter } from './calendar-filter.tsx';
import { EventCards } from './event-cards.tsx';
import { EventCardsSkeleton, MonthSkeleton } from './event-cards-skeleton.tsx';
import styles from './events.module.css';
import { LazyOpenedEvent, loadOpenedEvent } from './lazy-opened-event.tsx';
import { Today } from './today/today.tsx';

const loadMonthView = () => withMessages(import('./month/month-view.tsx'), 'event');
const MonthView = lazy(loadMonthView);

export function EventsScreen() {
  const { search, get, searchFor } = useAddressQuery();
  const isMonth = get('view') === 'month';
  return (
    <>
      <ScreenHead title={t.common.events}>
        <ViewSwitch chosen={isMonth ? 'month' : ''} />
        {!isMonth && <SearchBox label={t.events.search} value={search} onSearch={searchFor} />}
      </ScreenHead>
      {isMonth ? (
        <Suspense fallback={<MonthSkeleton />}>
          <MonthView />
        </Suspense>
      ) : (
        <EventList />
      )}
    </>
  );
}

/** Loads what the address shows, while the app waits to know whether the person is still signed in. */
EventsScreen.preload = async (client: QueryClient) => {
  const { search } = readAddress();
  const isMonth = search.includes('view=month');
  const isFirstPage = !isMonth && !/[?&](page|search|calendar)=/.test(search);
  // A failure is reported by the screen, which loads it again.
  await Promise.allSettled([
    isMonth && loadMonthView().then(({ prefetch }) => prefetch(client)),
    isFirstPage && client.prefetchQuery(eventsQuery(1, '')),
    isFirstPage && client.prefetchQuery(sermonsQuery(1)),
    search.includes('open=') && loadOpenedEvent(),
  ]);
};

function EventList() {
  const { page, search, get, goToPage } = useAddressQuery();
  const calendar = get('calendar');
  const query = useQuery(eventsQuery(page, search, calendar));
  const { data, isPlaceholderData } = query;
  usePrefetchNextPage(isPlaceholderData ? undefined : data, (next) =>
    eventsQuery(next, search, calendar),
  );
  const calendars = data?.calendars ?? [];
  const showsCalendars = calendars.length > 1;
  const list = useRef<HTMLElement>(null);
  const opened = useOpenItem();
  const isStart = page === 1 && !search && !calendar;

  return (
    <>
      {isStart && (
        <Today
          events={isPlaceholderData ? undefined : (data?.items ?? (query.error ? [] : undefined))}
          onOpen={opened.open}
        />
      )}
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
        {data && (data.total > 0 || calendar) && (
          <CalendarFilter calendars={calendars} chosen={calendar} />
        )}
      </div>
      <PagedList
        list={list}
        query={query}
        skeleton={<EventCardsSkeleton />}
        failedText={t.events.failed}
        label={t.events.pagesOfEvents}
        onPage={goToPage}
      >
        {({ items }) =>
          items.length > 0 && (
            <EventCards
              ref={list}
              events={items}
              showsCalendars={showsCalendars}
              isBusy={isPlaceholderData}
              onMore={opened.open}
            />
          )
        }
      </PagedList>
      {Boolean(data?.total) && (
        <button
          type="button"
          data-screen-only
          className={`${buttons.plain} ${styles.print}`}
          onClick={() => print()}
        >
          {t.events.print}
        </button>
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

interface EventSummaryProps {
  found: EventsReply;
  search: string;
  /** The id of the chosen calendar; '' for all. */
  calendar: string;
}

/** How many events there are, or that there are none, and in which calendar. */
function EventSummary({ found: { total, calendars }, search, calendar }: EventSummaryProps) {
  const name = calendars.find(({ id }) => id === calendar)?.name;
  // The server has later ones too.
  const isOnPhone = useIsOffline();
  if (total === 0) {
    const nothingIn = search ? t.events.nothingFoundIn : t.events.nothingUpcomingIn;
    return (
      <EmptyList
        text={name ? nothingIn(name) : t.events.nothingFound}
        source={calendar ? undefined : 'events'}
        isSearch={search !== ''}
      />
    );
  }
  const describe = search ? t.events.found : t.events.upcoming;
  return <ResultCount>{describe(total, name, isOnPhone)}</ResultCount>;
}

/** Chooses between the list and the month. A month cannot be searched and has no pages. */
function ViewSwitch({ chosen }: { chosen: string }) {
  const views = { '': t.events.list, month: t.events.month };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div role="group" aria-label={t.events.view} className={styles.switch}>
      {Object.entries(views).map(([view, label]) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          onClick={() => view !== chosen && changeQuery({ view, month: '', search: '', page: '' })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
