import { type Event, isUpcoming } from '@assembly/contract/event';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import Video from 'lucide-react/icons/video';
import { useClock } from '../../../browser/locale/use-clock.ts';
import { OfflineNote } from '../../../offline/needs-connection.tsx';
import buttons from '../../../ui/forms/button.module.css';
import { AddToCalendar } from '../add-to-calendar.tsx';
import { CalendarName } from '../calendar-name.tsx';
import { nextChange } from '../event-badge.ts';
import { EventTime } from '../event-time.tsx';
import { SafeHtml } from '../safe-html.tsx';
import { AttachmentList } from './attachment-list.tsx';
import styles from './event-details.module.css';
import { ExternalLink } from './external-link.tsx';
import { isWebAddress, mapAddress } from './map-address.ts';
import { ShareEvent } from './share-event.tsx';

interface EventDetailsProps {
  event: Event;
  /** Says that it was deleted while it was shown; '' if it was not. */
  goneText: string;
  showsCalendar: boolean;
}

export function EventDetails({ event, goneText, showsCalendar }: EventDetailsProps) {
  const clock = useClock((at) => nextChange([event], at));
  const isGone = goneText !== '';
  const isOver = !isUpcoming(event, clock.now);
  const { location, callUrl, attachments } = event;
  return (
    <>
      <div role="status" className={styles.status}>
        {isGone ? (
          <p className={styles.note}>{goneText}</p>
        ) : (
          isOver && <p className={styles.note}>This event is over.</p>
        )}
      </div>
      <EventTime event={event} clock={clock} />
      {event.repeats && (
        <p className={styles.fact}>
          <Repeat aria-hidden />
          This event repeats.
        </p>
      )}
      {location && (
        <div className={styles.fact}>
          <MapPin aria-hidden />
          {isWebAddress(location) ? (
            <ExternalLink href={location}>{location}</ExternalLink>
          ) : (
            <div>
              <p dir="auto">{location}</p>
              <ExternalLink href={mapAddress(location, navigator.userAgent)}>
                Show on map
              </ExternalLink>
            </div>
          )}
        </div>
      )}
      {callUrl && !isOver && !isGone && (
        <ExternalLink href={callUrl} className={`${buttons.filled} ${styles.join}`}>
          <Video aria-hidden />
          Join online
        </ExternalLink>
      )}
      {showsCalendar && <CalendarName calendar={event.calendar} />}
      {event.description && <SafeHtml html={event.description} />}
      {attachments.length > 0 && <AttachmentList attachments={attachments} />}
      {!isGone && (
        <div className={styles.actions}>
          {!isOver && <AddToCalendar event={event} />}
          <ShareEvent event={event} />
        </div>
      )}
      {!isGone && !isOver && <OfflineNote />}
    </>
  );
}
