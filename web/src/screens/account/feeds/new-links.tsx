import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect, useRef } from 'react';
import buttons from '../../../ui/forms/button.module.css';
import { CopyField } from '../../../ui/forms/copy-field.tsx';
import styles from '../account.module.css';
import { googleLink, webcalLink } from './calendar-links.ts';

/** The ways to subscribe to the calendar of a new private link. */
export function CalendarLinks({ url }: { url: string }) {
  const first = useRef<HTMLAnchorElement>(null);
  // It may be far above the button that was pressed.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <div className={styles.actions}>
        <a ref={first} href={webcalLink(url)} className={buttons.outlined}>
          <CalendarPlus aria-hidden />
          Add to Apple or Outlook
        </a>
        <a
          href={googleLink(url)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttons.outlined}
        >
          <CalendarPlus aria-hidden />
          Add to Google Calendar
        </a>
      </div>
      <CopyField label="Calendar link" value={url} />
      <p className="muted">
        Google Calendar looks for changes only every 12 to 24 hours. To add the link to Google
        Calendar, use a computer, not the phone app. If Google does not ask you to add the calendar:
        copy the link, choose “Other calendars”, “From URL”, and paste it.
      </p>
    </>
  );
}

/** The podcast of a new private link. */
export function SermonsLink({ url }: { url: string }) {
  return (
    <>
      <CopyField label="Podcast link" value={url} />
      <p className="muted">
        In your podcast app, look for “Add by URL” (URL means link; in Apple Podcasts “Follow a Show
        by URL”) and paste this link. Spotify cannot add private podcasts.
      </p>
    </>
  );
}
