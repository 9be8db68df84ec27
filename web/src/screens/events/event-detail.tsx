import type { Event } from '@assembly/contract/event';
import type { Clock } from '../../browser/locale/clock.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CalendarName } from './calendar-name.tsx';
import styles from './event-cards.module.css';
import { EventTime } from './event-time.tsx';
import { eventTitle } from './event-title.ts';
import { SafeHtml } from './safe-html.tsx';

interface EventDetailProps {
  event: Event;
  showsCalendar: boolean;
  clock: Clock;
  onClose: () => void;
}

export default function EventDetail({ event, showsCalendar, clock, onClose }: EventDetailProps) {
  return (
    <DetailModal title={eventTitle(event)} onClose={onClose}>
      <EventTime event={event} clock={clock} />
      {showsCalendar && <CalendarName calendar={event.calendar} />}
      <SafeHtml html={event.description} />
      <div className={styles.actions}>
        <AddToCalendar event={event} />
      </div>
    </DetailModal>
  );
}
