import type { EventsReply } from '@assembly/contract/event';
import { useIsOffline } from '../../offline/connection.ts';
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
  // The server has later ones too.
  const onPhone = useIsOffline() ? ' on this phone' : '';
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
      {`${search ? `${total} ${noun} found` : `${total} upcoming ${noun}`}${where}${onPhone}`}
    </ResultCount>
  );
}
