import { ApiError } from '@assembly/contract/api-error';
import type { Event } from '@assembly/contract/event';
import { useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import { type RefObject, useState } from 'react';
import { eventQuery } from '../../../api/events.ts';
import { DetailModal } from '../../../ui/dialogs/detail-modal.tsx';
import { RestoreFocus } from '../../../ui/dialogs/restore-focus.ts';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { eventTitle } from '../event-title.ts';
import { EventDetails } from './event-details.tsx';

interface OpenedEventProps {
  id: string;
  /** Undefined when it is not on the page shown: a link may lead to any event. */
  listed: Event | undefined;
  /** There are several calendars. */
  showsCalendar: boolean;
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** An event in full, over the list. */
export default function OpenedEvent(props: OpenedEventProps) {
  const { id, listed, showsCalendar, list, onClose } = props;
  // It stays in view when it ends or is deleted.
  const [known, setKnown] = useState(listed);
  const { data, error, refetch } = useQuery({ ...eventQuery(id), enabled: !listed });
  const event = listed ?? data ?? known;
  if (event !== known) setKnown(event);
  const isGone = error instanceof ApiError && error.code === 'event_not_found';
  const goneText = isGone ? error.message : '';
  const title = event ? eventTitle(event) : 'Event';
  return (
    <>
      <DetailModal title={title} onClose={onClose}>
        {event ? (
          <EventDetails
            event={event}
            goneText={listed ? '' : goneText}
            showsCalendar={showsCalendar}
          />
        ) : goneText ? (
          <LoadFailed
            icon={<CalendarX aria-hidden />}
            text={goneText}
            action="Show all events"
            onAction={onClose}
          />
        ) : error ? (
          <LoadFailed
            text={errorMessage(error, 'The event could not be loaded.')}
            onAction={refetch}
          />
        ) : (
          <Loading />
        )}
      </DetailModal>
      <RestoreFocus id={id} list={list} />
    </>
  );
}
