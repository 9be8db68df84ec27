import type { Event } from '@assembly/contract/event';
import { api } from '@assembly/contract/paths';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { basePath } from '../../page/values.ts';
import buttons from '../../ui/button.module.css';
import { titleOf } from './event-title.ts';

/** A file that any calendar program takes in. */
export function AddToCalendar({ event }: { event: Event }) {
  return (
    <a
      href={basePath + api.eventIcs(event.id)}
      download
      className={buttons.plain}
      aria-label={`Add to calendar: ${titleOf(event)}`}
    >
      <CalendarPlus size={20} aria-hidden />
      Add to calendar
    </a>
  );
}
