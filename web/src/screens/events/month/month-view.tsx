import { dayIn } from '@assembly/contract/day-in';
import { EVENT_HISTORY_DAYS } from '@assembly/contract/limits';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState } from 'react';
import { calendarsQuery, eventsOfDaysQuery } from '../../../api/month.ts';
import { startOfTomorrow } from '../../../browser/locale/clock.ts';
import { readerLanguage, timeZone } from '../../../browser/locale/locale.ts';
import { t } from '../../../browser/locale/messages.ts';
import { useClock } from '../../../browser/locale/use-clock.ts';
import { weekStartOf } from '../../../browser/locale/week-start.ts';
import { changeQuery, readAddress } from '../../../browser/navigation/address.ts';
import { useAddressQuery } from '../../../browser/navigation/use-address-query.ts';
import { useOpenItem } from '../../../browser/navigation/use-open-item.ts';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import buttons from '../../../ui/forms/button.module.css';
import { Button } from '../../../ui/forms/button.tsx';
import pager from '../../../ui/lists/pager.module.css';
import { ResultCount, ResultStatus } from '../../../ui/lists/result-count.tsx';
import { CalendarFilter } from '../calendar-filter.tsx';
import screen from '../events.module.css';
import { LazyOpenedEvent } from '../lazy-opened-event.tsx';
import { PrintButtons } from '../print/print-buttons.tsx';
import { DayList } from './day-list.tsx';
import { addDays, addMonthsTo, firstDayOf, gridSpan, monthOf, monthSpan } from './days.ts';
import { eventsOnDay, withDays } from './event-days.ts';
import { formatDate, formatMonth } from './format-days.ts';
import styles from './month.module.css';
import { MonthGrid } from './month-grid.tsx';

const weekStart = weekStartOf(readerLanguage);
const STEP = `${buttons.outlined} ${pager.step}`;

const MONTH = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;

/** The month that the address asks for, such as `2026-11`, or else the current one. */
const monthInAddress = (asked: string, today: string) =>
  MONTH.test(asked) ? asked : monthOf(today);

export function prefetch(client: QueryClient): Promise<void> {
  const query = new URLSearchParams(readAddress().search);
  const month = monthInAddress(query.get('month') ?? '', dayIn(timeZone, Date.now()));
  const { from, to } = gridSpan(month, weekStart);
  return client.prefetchQuery(eventsOfDaysQuery(from, to, query.get('calendar') ?? ''));
}

export default function MonthView() {
  const clock = useClock(startOfTomorrow);
  const { locale } = clock;
  const { get } = useAddressQuery();
  const calendar = get('calendar');
  const today = dayIn(clock.timeZone, clock.now);
  const month = monthInAddress(get('month'), today);
  const [chosen, setChosen] = useState(today);
  const initial = month === monthOf(today) ? today : firstDayOf(month);
  const day = monthOf(chosen) === month ? chosen : initial;
  const { from, to } = gridSpan(month, weekStart);
  const { data, error, isPending, refetch } = useQuery(eventsOfDaysQuery(from, to, calendar));
  const calendars = useQuery(calendarsQuery()).data?.items ?? [];
  const calendarName = calendars.find(({ id }) => id === calendar)?.name;
  const list = useRef<HTMLElement>(null);
  const opened = useOpenItem();
  const events = data && withDays(data.items, clock.timeZone);
  // Earlier events may no longer be stored.
  const storedSince = addDays(today, -EVENT_HISTORY_DAYS);

  function showDay(next: string) {
    setChosen(next);
    if (monthOf(next) === month) return;
    changeQuery({ month: monthOf(next) === monthOf(today) ? '' : monthOf(next) });
  }

  function openDay(next: string) {
    showDay(next);
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'nearest' });
  }

  function summarize(listed: NonNullable<typeof events>): string {
    const span = monthSpan(month);
    const count = listed.filter(({ first, last }) => first < span.to && last >= span.from).length;
    return t.event.inMonth(count, formatMonth(month, locale), calendarName);
  }

  return (
    <>
      <div className={styles.bar}>
        <div className={styles.head}>
          <Button
            data-screen-only
            className={STEP}
            aria-label={t.event.previousMonth}
            onClick={() => showDay(addMonthsTo(day, -1))}
          >
            <ChevronLeft className={pager.arrow} aria-hidden />
          </Button>
          <h2 className={styles.month}>{formatMonth(month, locale)}</h2>
          <Button
            data-screen-only
            className={STEP}
            aria-label={t.event.nextMonth}
            onClick={() => showDay(addMonthsTo(day, 1))}
          >
            <ChevronRight className={pager.arrow} aria-hidden />
          </Button>
          <Button data-screen-only variant="outlined" onClick={() => showDay(today)}>
            {t.events.today}
          </Button>
        </div>
        <div className={screen.results}>
          <ResultStatus isBusy={isPending}>
            {events && <ResultCount>{summarize(events)}</ResultCount>}
            {events && firstDayOf(month) < storedSince && (
              <ResultCount>{t.event.endedBefore(formatDate(storedSince, locale))}</ResultCount>
            )}
          </ResultStatus>
          <CalendarFilter calendars={calendars} chosen={calendar} />
        </div>
      </div>
      {!data && error && (
        <LoadFailed text={errorMessage(error, t.events.failed)} onAction={refetch} />
      )}
      <MonthGrid
        day={day}
        today={today}
        weekStart={weekStart}
        events={events}
        isBusy={isPending}
        clock={clock}
        onChoose={showDay}
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
      {events && (
        <PrintButtons
          events={events}
          calendar={calendarName}
          day={day}
          today={today}
          weekStart={weekStart}
        />
      )}
    </>
  );
}
