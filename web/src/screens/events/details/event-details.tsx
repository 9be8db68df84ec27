import { getEventIcs } from '@assembly/contract/endpoints/content';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { type Attachment, type Event, isUpcoming } from '@assembly/contract/event';
import { documentAddress, eventAddress } from '@assembly/contract/paths';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import Paperclip from 'lucide-react/icons/paperclip';
import Repeat from 'lucide-react/icons/repeat';
import Video from 'lucide-react/icons/video';
import { useOnlineLink } from '../../../api/use-online-link.ts';
import { t } from '../../../browser/locale/messages.ts';
import { useClock } from '../../../browser/locale/use-clock.ts';
import { basePath } from '../../../browser/page-config.ts';
import { OfflineNote } from '../../../offline/needs-connection.tsx';
import buttons from '../../../ui/forms/button.module.css';
import { ShareButton } from '../../../ui/forms/share-button.tsx';
import { AppLink } from '../../../ui/text/app-link.tsx';
import { ExternalLink } from '../../../ui/text/external-link.tsx';
import { CalendarName } from '../calendar-name.tsx';
import { nextChange } from '../event-badge.ts';
import { EventTime } from '../event-time.tsx';
import { eventTitle } from '../event-title.ts';
import { formatRepetition } from '../format-repetition.ts';
import { SafeHtml } from '../safe-html.tsx';
import styles from './event-details.module.css';
import { isWebAddress, mapAddress } from './map-address.ts';

export function EventDetails({ event, showsCalendar }: { event: Event; showsCalendar: boolean }) {
  const clock = useClock((at) => nextChange([event], at));
  const isOver = !isUpcoming(event, clock.now);
  const { location, callUrl, attachments } = event;
  const repetition = formatRepetition(event.repetition, clock.locale);
  return (
    <>
      {isOver && <p className={styles.note}>{t.event.over}</p>}
      <EventTime event={event} clock={clock} />
      {event.repeats && (
        <p className={styles.fact}>
          <Repeat aria-hidden />
          {repetition ? t.event.repeats(repetition) : t.event.repeatsSomehow}
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
                {t.event.showOnMap}
              </ExternalLink>
            </div>
          )}
        </div>
      )}
      {callUrl && !isOver && (
        <ExternalLink href={callUrl} className={`${buttons.filled} ${styles.join}`}>
          <Video aria-hidden />
          {t.event.joinOnline}
        </ExternalLink>
      )}
      {showsCalendar && <CalendarName calendar={event.calendar} />}
      {event.description && <SafeHtml html={event.description} />}
      {attachments.length > 0 && <AttachmentList attachments={attachments} />}
      <div className={styles.actions}>
        {!isOver && <AddToCalendar event={event} />}
        <ShareButton title={eventTitle(event)} path={eventAddress(event.id)} />
      </div>
      {!isOver && <OfflineNote />}
    </>
  );
}

/** Synced documents open in the app, others at their own address. */
function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <section>
      <h3>{t.event.attachments}</h3>
      <ul className={styles.attachments}>
        {attachments.map((attachment, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an attachment has no id, and may be there twice.
          <li key={at}>
            <AttachmentLink {...attachment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AttachmentLink({ title, url, documentId }: Attachment) {
  const name = <span dir="auto">{title || t.events.attachment}</span>;
  return documentId === null ? (
    <ExternalLink href={url} className={styles.attachment}>
      <Paperclip aria-hidden />
      {name}
    </ExternalLink>
  ) : (
    <AppLink to={documentAddress(documentId)} className={styles.attachment}>
      <FileText aria-hidden />
      {name}
    </AppLink>
  );
}

/** A link to an iCalendar file. */
function AddToCalendar({ event }: { event: Event }) {
  const href = basePath + addressOf(getEventIcs, { params: { id: event.id } });
  const link = useOnlineLink();

  return (
    <a
      href={href}
      download
      className={buttons.plain}
      aria-label={t.event.addThisToCalendar(eventTitle(event))}
      {...link}
    >
      <CalendarPlus aria-hidden />
      {t.event.addToCalendar}
    </a>
  );
}
