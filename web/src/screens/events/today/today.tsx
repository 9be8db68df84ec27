import type { Event } from '@assembly/contract/event';
import { SECOND_MS } from '@assembly/contract/limits';
import { documentAddress } from '@assembly/contract/paths';
import { withSpeaker } from '@assembly/contract/sermons/with-speaker';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MapPin from 'lucide-react/icons/map-pin';
import { Suspense, useEffect, useId, useState } from 'react';
import { sermonsQuery } from '../../../api/sermons.ts';
import type { Clock } from '../../../browser/locale/clock.ts';
import { t, withMessages } from '../../../browser/locale/messages.ts';
import { useClock } from '../../../browser/locale/use-clock.ts';
import { readStoredList, writeStored } from '../../../browser/storage.ts';
import { useSession } from '../../../session/session.ts';
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx';
import buttons from '../../../ui/forms/button.module.css';
import { lazyOptional } from '../../../ui/lazy-optional.ts';
import { AppLink } from '../../../ui/text/app-link.tsx';
import { ExternalLink } from '../../../ui/text/external-link.tsx';
import { commonAddress, shortPlace } from '../common-address.ts';
import { isWebAddress, mapAddress } from '../details/map-address.ts';
import { badgeFor, nextChange } from '../event-badge.ts';
import { EventTime } from '../event-time.tsx';
import { eventTitle } from '../event-title.ts';
import type { Task } from './admin-tasks.tsx';
import { NewestSermon } from './newest-sermon.tsx';
import { nextEvent } from './next-event.ts';
import styles from './today.module.css';

/** Loaded after the first paint, so that neither its code nor its call delays it. Today works without it. */
const NewAnnouncements = lazyOptional(() => withMessages(import('./new-announcements.tsx')));
/** Not stored on members' phones. Loaded once the list is shown, which it would delay on a slow phone. */
const AdminTasks = lazyOptional(async () => {
  await new Promise((resolve) => setTimeout(resolve, SECOND_MS));
  return await withMessages(import('./admin-tasks.tsx'), 'tasks');
});

const TASKS_KEY = 'today-tasks';

interface TodayProps {
  /** The next ones; undefined while they are loading. */
  events: readonly Event[] | undefined;
  onOpen: (id: string) => void;
}

/** What is on now or next, what is new, and what waits for an administrator. Only what there is. */
export function Today({ events, onOpen }: TodayProps) {
  const id = useId();
  const sermons = useQuery(sermonsQuery(1));
  const { isAdmin } = useSession().user;
  // Those of the last visit, so that the first paint has them and nothing moves when they are confirmed.
  const [tasks, setTasks] = useState(() => (isAdmin ? readStoredList<Task>(TASKS_KEY) : []));
  useEffect(() => {
    writeStored(TASKS_KEY, tasks.length > 0 ? JSON.stringify(tasks) : '');
  }, [tasks]);
  const clock = useClock((at) => nextChange(events ?? [], at));
  const next = nextEvent(events ?? [], clock);
  const sermon = sermons.data && withSpeaker(sermons.data.items)[0];
  const isLoading = !events || sermons.isPending;
  const adminTasks = <Suspense>{isAdmin && <AdminTasks onTasks={setTasks} />}</Suspense>;
  if (!isLoading && !next && !sermon && tasks.length === 0) return adminTasks;

  return (
    <section aria-labelledby={id} data-screen-only className={`card ${styles.today}`}>
      <div className={styles.head}>
        <h2 id={id}>{t.events.today}</h2>
        <Suspense>
          <NewAnnouncements />
        </Suspense>
      </div>
      <div className={styles.columns}>
        {events ? (
          next && (
            <NextEvent
              event={next}
              address={commonAddress(events)}
              clock={clock}
              onOpen={() => onOpen(next.id)}
            />
          )
        ) : (
          <Placeholder lines={3} />
        )}
        {sermon ? <NewestSermon sermon={sermon} /> : sermons.isPending && <Placeholder lines={2} />}
      </div>
      {tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map(([text, to]) => (
            <li key={text}>
              <AppLink to={to} className={styles.link}>
                {text}
                <ChevronRight aria-hidden />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {adminTasks}
    </section>
  );
}

/** The list below says that it is loading. */
function Placeholder({ lines }: { lines: number }) {
  return (
    <div aria-hidden className={styles.event}>
      <SkeletonLines count={lines} />
    </div>
  );
}

interface NextEventProps {
  event: Event;
  /** The address that most events share. */
  address: string;
  clock: Clock;
  onOpen: () => void;
}

function NextEvent({ event, address, clock, onOpen }: NextEventProps) {
  const { location, callUrl, attachments } = event;
  // Such as the hymn sheet of this service.
  const sheets = attachments.filter(({ documentId }) => documentId).slice(0, 3);
  return (
    <div className={styles.event}>
      <button type="button" className={styles.title} onClick={onOpen}>
        <bdi>{eventTitle(event)}</bdi>
      </button>
      {/* Under this heading, the date of an event of today says nothing new. */}
      <EventTime event={event} clock={clock} isDayShown={badgeFor(event, clock) !== null} />
      <div className={styles.place}>
        {location && (
          <p dir="auto" className={`three-lines ${styles.about}`}>
            {shortPlace(event, address)}
          </p>
        )}
        <LocationLink location={location} callUrl={callUrl} />
      </div>
      {sheets.map(({ title, url, documentId }) => (
        <AppLink key={url} to={documentAddress(documentId ?? '')} className={styles.link}>
          <span dir="auto">{title.replace(/\.pdf$/i, '') || t.events.attachment}</span>
          <ChevronRight aria-hidden />
        </AppLink>
      ))}
    </div>
  );
}

/** To the meeting online, or to a map. Nothing if the place is not known. */
function LocationLink({ location, callUrl }: Pick<Event, 'location' | 'callUrl'>) {
  const online = callUrl || (isWebAddress(location) ? location : '');
  const href = online || (location && mapAddress(location, navigator.userAgent));
  if (!href) return null;
  return (
    <ExternalLink href={href} className={online ? buttons.filled : buttons.plain}>
      {!online && <MapPin aria-hidden />}
      {online ? t.events.join : t.events.map}
    </ExternalLink>
  );
}
