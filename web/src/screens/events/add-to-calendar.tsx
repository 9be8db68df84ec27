import type { Event } from '@assembly/contract/event';
import { api } from '@assembly/contract/paths';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { basePath } from '../../browser/page-config.ts';
import buttons from '../../ui/forms/button.module.css';
import { titleOf } from './event-title.ts';

/** A file that any calendar program takes in. */
export function AddToCalendar({ event }: { event: Event }) {
  const href = basePath + api.eventIcs(event.id);

  // Without the line, the browser itself says that nothing came.
  const look = () =>
    import('./report-download-failure.ts').then(
      ({ reportDownloadFailure }) => reportDownloadFailure(href),
      () => {},
    );

  return (
    <a
      href={href}
      download
      onClick={() => void look()}
      className={buttons.plain}
      aria-label={`Add to calendar: ${titleOf(event)}`}
    >
      <CalendarPlus aria-hidden />
      Add to calendar
    </a>
  );
}
