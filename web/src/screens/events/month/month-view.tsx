import { dayIn } from '@assembly/contract/day-in';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { calendarsQuery, eventsOfDaysQuery } from '../../../api/events.ts';
import { PREFETCH_STALE_MS } from '../../../api/query/query-client.ts';
import { startOfTomorrow } from '../../../browser/locale/clock.ts';
import { readerLanguage, timeZone } from '../../../browser/locale/locale.ts';
import { useClock } from '../../../browser/locale/use-clock.ts';
import { weekStartOf } from '../../../browser/locale/week-start.ts';
import { changeQuery, readAddress } from '../../../browser/navigation/address.ts';
import { useAddressQuery } from '../../../browser/navigation/use-address-query.ts';
import { useOpenItem } from '../../../browser/navigation/use-open-item.ts';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { CalendarFilter } from '../calendar-filter.tsx';
import styles from '../events.module.css';
import { LazyOpenedEvent } from '../lazy-opened-event.tsx';
import { PrintButtons } from '../print/print-buttons.tsx';
import { DayList } from './day-list.tsx';
import { addMonths, gridSpan, monthOf, weekOf, weekSpan } from './days.ts';
import { eventsOnDay, withDays } from './event-days.ts';
import { formatMonth, formatSpan } from './format-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthHead } from './month-head.tsx';
import { MonthSummary } from './month-summary.tsx';
import { monthInAddress, useMonth } from './use-month.ts';

const weekStart = weekStartOf(readerLanguage);

export function prefetch(client: QueryClient): Promise<void> {
  const query = new URLSearchParams(readAddress().search);
  const month = monthInAddress(query.get('month') ?? '', dayIn(timeZone, Date.now()));
  const { from, to } = gridSpan(month, weekStart);
  return client.prefetchQuery(eventsOfDaysQuery(from, to, query.get('calendar') ?? ''));
}

export default function MonthView() {
  const clock = useClock(startOfTomorrow);
  const calendar = useAddressQuery().get('calendar');
  const shown = useMonth(clock);
  const { month, day, today, showDay } = shown;
  const { from, to } = gridSpan(month, weekStart);
  const { data, error, isPending, refetch } = useQuery(eventsOfDaysQuery(from, to, calendar));
  usePrefetchMonths(data && month, weekStart, calendar);
  const calendars = useQuery(calendarsQuery()).data?.items ?? [];
  const filter = useRef<HTMLSelectElement>(null);
  const list = useRef<HTMLElement>(null);
  const opened = useOpenItem();
  const events = data && withDays(data.items, clock.timeZone);

  function openDay(next: string) {
    showDay(next);
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <MonthHead shown={shown} locale={clock.locale} />
      <div className={styles.results}>
        <MonthSummary
          shown={shown}
          events={events}
          hasFailed={error !== null}
          calendars={calendars}
          calendar={calendar}
          locale={clock.locale}
        />
        {(calendars.length > 1 || calendar) && (
          <CalendarFilter
            ref={filter}
            calendars={calendars}
            chosen={calendar}
            // One history entry, however many calendars are looked at.
            onChoose={(id) =>
              changeQuery({ calendar: id }, { replace: id !== '' && calendar !== '' })
            }
          />
        )}
      </div>
      {!data && error && (
        <LoadFailed
          text={errorMessage(
            error,
            'The events could not be loaded. Please check your connection.',
          )}
          onAction={refetch}
        />
      )}
      <MonthGrid
        shown={shown}
        weekStart={weekStart}
        events={events}
        isBusy={isPending}
        clock={clock}
        onOpenDay={openDay}
        onOpenEvent={opened.open}
      />
      {(data || !error) && (
        <DayList
          ref={list}
          day={day}
          events={events && eventsOnDay(events, day)}
          showsCalendars={calendars.length > 1}
          clock={clock}
          onOpen={opened.open}
        />
      )}
      <LazyOpenedEvent
        opened={opened}
        events={data?.items}
        showsCalendar={calendars.length > 1}
        list={list}
      />
      <PrintButtons
        calendar={calendar}
        day={day}
        weekLabel={`Print ${weekOf(day, weekStart).includes(today) ? 'this week' : formatSpan(weekSpan(day, weekStart), clock.locale)}`}
        monthLabel={`Print ${month === monthOf(today) ? 'this month' : formatMonth(month, clock.locale)}`}
      />
    </>
  );
}

/** Loads the months beside the one that is shown, once it has loaded itself. */
function usePrefetchMonths(shown: string | undefined, weekStart: number, calendar: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!shown) return;
    for (const step of [1, -1]) {
      const { from, to } = gridSpan(addMonths(shown, step), weekStart);
      const query = eventsOfDaysQuery(from, to, calendar);
      void client.prefetchQuery({ ...query, staleTime: PREFETCH_STALE_MS });
    }
  }, [client, shown, weekStart, calendar]);
}
