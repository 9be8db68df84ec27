import type { Calendar, Event } from '@assembly/contract/event';
import { ResultCount, ResultStatus } from '../../../ui/lists/result-count.tsx';
import { firstDayOf, lastDayOf } from './days.ts';
import type { EventWithDays } from './event-days.ts';
import { formatDate, formatMonth } from './format-days.ts';
import type { ShownMonth } from './use-month.ts';

interface MonthSummaryProps {
  shown: ShownMonth;
  /** Undefined while they load, and when that failed. */
  events: EventWithDays<Event>[] | undefined;
  hasFailed: boolean;
  calendars: readonly Calendar[];
  /** The id of the chosen calendar; '' for all. */
  calendar: string;
  locale: string;
}

/** How many events the month has, and whether some of its days lie outside of what is stored. */
export function MonthSummary(props: MonthSummaryProps) {
  const { shown, events, hasFailed, calendars, calendar, locale } = props;
  const { month, storedSince, lastMonth } = shown;
  const isOld = firstDayOf(month) < storedSince;
  return (
    <ResultStatus isBusy={!events && !hasFailed}>
      {events && <ResultCount>{summarize(events)}</ResultCount>}
      {events && isOld && (
        <ResultCount>{`Events that ended before ${formatDate(storedSince, locale)} are no longer shown.`}</ResultCount>
      )}
      {events && month > lastMonth && (
        <ResultCount>{`Events are shown up to ${formatMonth(lastMonth, locale)}.`}</ResultCount>
      )}
    </ResultStatus>
  );

  function summarize(listed: EventWithDays<Event>[]): string {
    const [from, to] = [firstDayOf(month), lastDayOf(month)];
    const count = listed.filter(({ first, last }) => first <= to && last >= from).length;
    const name = calendars.find(({ id }) => id === calendar)?.name;
    if (count === 0 && calendar && calendars.length > 0 && !name) {
      return 'This calendar no longer exists.';
    }
    const where = `in ${formatMonth(month, locale)}${name ? ` in ${name}` : ''}`;
    if (count === 0) return `No events ${where}`;
    return `${count} ${count === 1 ? 'event' : 'events'} ${where}`;
  }
}
