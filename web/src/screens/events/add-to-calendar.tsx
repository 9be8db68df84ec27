import { getEventIcs } from '@assembly/contract/endpoints/content';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import type { Event } from '@assembly/contract/event';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useOnlineLink } from '../../api/use-online-link.ts';
import { basePath } from '../../browser/page-config.ts';
import buttons from '../../ui/forms/button.module.css';
import { eventTitle } from './event-title.ts';

/** A link to an iCalendar file. */
export function AddToCalendar({ event }: { event: Event }) {
  const href = basePath + addressOf(getEventIcs, { params: { id: event.id } });
  const link = useOnlineLink();

  return (
    <a
      href={href}
      download
      className={buttons.plain}
      aria-label={`Add to calendar: ${eventTitle(event)}`}
      {...link}
    >
      <CalendarPlus aria-hidden />
      Add to calendar
    </a>
  );
}
