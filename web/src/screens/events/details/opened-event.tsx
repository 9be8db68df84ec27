import { ApiError } from '@assembly/contract/api-error';
import type { Event } from '@assembly/contract/event';
import { useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import type { RefObject } from 'react';
import { eventQuery } from '../../../api/event.ts';
import { t } from '../../../browser/locale/messages.ts';
import type { useOpenItem } from '../../../browser/navigation/use-open-item.ts';
import { DetailModal } from '../../../ui/dialogs/detail-modal.tsx';
import { RestoreFocus } from '../../../ui/dialogs/restore-focus.ts';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { eventTitle } from '../event-title.ts';
import { EventDetails } from './event-details.tsx';

export interface OpenedEventProps {
  opened: Pick<ReturnType<typeof useOpenItem>, 'id' | 'close'>;
  /** Those on the page shown. A link may lead to any other event. */
  events: readonly Event[] | undefined;
  /** There are several calendars. */
  showsCalendar: boolean;
  /** Gets the focus when the event is closed, if nothing else does. */
  list: RefObject<HTMLElement | null>;
}

/** The event of the address (`?open=ID`) in full, over the list or the month. */
export default function OpenedEvent({ opened, events, showsCalendar, list }: OpenedEventProps) {
  const { id, close } = opened;
  const listed = events?.find((event) => event.id === id);
  const { data, error, refetch } = useQuery({ ...eventQuery(id), enabled: !listed });
  const event = listed ?? data;
  const isGone = !listed && error instanceof ApiError && error.code === 'event_not_found';
  return (
    <>
      <DetailModal title={event ? eventTitle(event) : t.event.event} onClose={close}>
        {isGone ? (
          <LoadFailed
            icon={<CalendarX aria-hidden />}
            text={error.message}
            action={t.event.showAll}
            onAction={close}
          />
        ) : event ? (
          <EventDetails event={event} showsCalendar={showsCalendar} />
        ) : error ? (
          <LoadFailed text={errorMessage(error, t.event.eventFailed)} onAction={refetch} />
        ) : (
          <Loading />
        )}
      </DetailModal>
      <RestoreFocus id={id} list={list} />
    </>
  );
}
