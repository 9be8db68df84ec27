import type { Event } from '@assembly/contract/event';
import type { Clock } from '../../browser/clock.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './event-cards.module.css';
import { EventTime } from './event-time.tsx';
import { eventTitle } from './event-title.ts';
import { SafeHtml } from './safe-html.tsx';

interface EventDetailProps {
  event: Event;
  clock: Clock;
  onClose: () => void;
}

export default function EventDetail({ event, clock, onClose }: EventDetailProps) {
  return (
    <DetailModal title={eventTitle(event)} onClose={onClose}>
      <EventTime event={event} clock={clock} />
      <SafeHtml html={event.description} />
      <div className={styles.actions}>
        <AddToCalendar event={event} />
      </div>
    </DetailModal>
  );
}
