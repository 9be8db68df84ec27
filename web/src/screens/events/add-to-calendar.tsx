import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { getEventIcs } from '@assembly/contract/endpoints/events';
import type { Event } from '@assembly/contract/event';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { MouseEvent } from 'react';
import { basePath } from '../../browser/page-config.ts';
import { NEEDS_CONNECTION, useIsOffline } from '../../offline/connection.ts';
import { notify } from '../../ui/feedback/notify.ts';
import buttons from '../../ui/forms/button.module.css';
import { eventTitle } from './event-title.ts';

/** A link to an iCalendar file. */
export function AddToCalendar({ event }: { event: Event }) {
  const href = basePath + addressOf(getEventIcs, { params: { id: event.id } });

  const isOffline = useIsOffline();

  function download(click: MouseEvent) {
    if (isOffline) {
      click.preventDefault();
      notify({ severity: 'info', text: NEEDS_CONNECTION });
      return;
    }
    // Without a network the browser itself reports the failed download.
    import('./report-download-failure.ts').then(
      ({ reportDownloadFailure }) => reportDownloadFailure(href),
      () => {},
    );
  }

  return (
    <a
      href={href}
      download
      aria-disabled={isOffline || undefined}
      onClick={download}
      className={buttons.plain}
      aria-label={`Add to calendar: ${eventTitle(event)}`}
    >
      <CalendarPlus aria-hidden />
      Add to calendar
    </a>
  );
}
