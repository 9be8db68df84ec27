import type { EventsReply } from '@assembly/contract/event';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ResultCount } from '../../ui/lists/result-count.tsx';

interface EventSummaryProps {
  found: EventsReply;
  search: string;
  /** The id of the chosen calendar; '' for all. */
  calendar: string;
}

/** How many events there are, or that there are none, and in which calendar. */
export function EventSummary({ found: { total, calendars }, search, calendar }: EventSummaryProps) {
  const name = calendars.find(({ id }) => id === calendar)?.name;
  const where = name ? ` in ${name}` : '';
  if (total === 0) {
    if (calendar && !name) return <EmptyState text="This calendar no longer exists." />;
    const isEmptyCalendar = name && !search;
    return (
      <EmptyState text={`${isEmptyCalendar ? 'No upcoming events' : 'No events found'}${where}`} />
    );
  }
  const noun = total === 1 ? 'event' : 'events';
  return (
    <ResultCount>
      {search ? `${total} ${noun} found${where}` : `${total} upcoming ${noun}${where}`}
    </ResultCount>
  );
}
