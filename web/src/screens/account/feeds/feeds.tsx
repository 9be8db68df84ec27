import type { CreatedFeed, Feed } from '@assembly/contract/account/account';
import { createFeed, revokeFeed } from '@assembly/contract/endpoints/account';
import { FEED_RECORDINGS_MAX } from '@assembly/contract/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import buttons from '../../../ui/forms/button.module.css';
import { Button } from '../../../ui/forms/button.tsx';
import { CopyField } from '../../../ui/forms/copy-field.tsx';
import styles from '../account.module.css';
import { feedsQuery } from '../account-query.ts';
import { OwnList } from '../own-list.tsx';
import { googleLink, webcalLink } from './calendar-links.ts';

/** The private links for calendar and podcast apps. Each link has an address for both. */
export function Feeds() {
  const { data } = useQuery(feedsQuery);
  const [created, setCreated] = useState<CreatedFeed>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(createFeed),
    meta: { invalidates: feedsQuery.queryKey },
    onSuccess: setCreated,
  });
  return (
    <>
      <p>
        Get a private link to see our events in the calendar on your phone and to hear the sermons
        in a podcast app. The link is only for you: anyone who has it can see the events and hear
        the sermons.
      </p>
      {created && (
        <p role="status" className="note">
          <b>This link is shown only now.</b> Add it to your apps before you leave this page. If you
          lose it, turn it off and get another.
        </p>
      )}
      <div className={styles.group}>
        <h3>Your calendar on your phone</h3>
        <p>All events, in Apple Calendar, Outlook, Google Calendar or another calendar.</p>
        {created && <CalendarLinks key={created.id} url={created.calendarUrl} />}
      </div>
      <div className={styles.group}>
        <h3>Sermons in your podcast app</h3>
        <p>The newest {FEED_RECORDINGS_MAX} recordings, in most podcast apps.</p>
        {created && <SermonsLink url={created.sermonsUrl} />}
      </div>
      <NeedsConnection>
        <Button
          variant={created ? 'outlined' : 'filled'}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          {data?.items.length ? 'Get another link' : 'Get my link'}
        </Button>
      </NeedsConnection>
      <FeedList onRevoked={(id) => id === created?.id && setCreated(undefined)} />
    </>
  );
}

/** The ways to subscribe to the calendar of a new private link. */
function CalendarLinks({ url }: { url: string }) {
  const first = useRef<HTMLAnchorElement>(null);
  // It may be far above the button that was pressed.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <div className="actions">
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
function SermonsLink({ url }: { url: string }) {
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

/** The user's private links, without their addresses. Each can be turned off. */
function FeedList({ onRevoked }: { onRevoked: (id: string) => void }) {
  const { data, isPending, refetch } = useQuery(feedsQuery);
  const [asked, setAsked] = useState<Feed>();
  const { mutate } = useMutation({
    mutationFn: ({ id }: Feed) => call(revokeFeed, { params: { id } }),
    meta: { invalidates: feedsQuery.queryKey },
    onSuccess(_reply, { id }) {
      onRevoked(id);
      showToast({ severity: 'success', text: 'Private link turned off.' });
    },
  });
  if (isPending) return <Loading />;
  if (!data) {
    return <LoadFailed text="Your private links could not be loaded." onAction={() => refetch()} />;
  }
  return (
    <>
      {data.items.length === 0 ? (
        <p className="muted">You have no private links yet.</p>
      ) : (
        <OwnList
          label="Private links"
          button="Turn off"
          rows={data.items.map(({ id, createdAt, lastReadAt }) => ({
            id,
            title: `Created ${formatTime(createdAt)}`,
            detail: lastReadAt ? `Last used ${formatTime(lastReadAt)}` : 'Not used by any app yet',
            action: 'Turn off link',
          }))}
          onPress={(id) => setAsked(data.items.find((feed) => feed.id === id))}
        />
      )}
      {asked && (
        <ConfirmDialog
          title="Turn off private link"
          question={`Turn off the link created ${formatTime(asked.createdAt)}? Apps that use it will no longer get events and sermons.`}
          no="Keep"
          yes="Turn off"
          isDangerous
          onClose={() => setAsked(undefined)}
          onYes={() => mutate(asked)}
        />
      )}
    </>
  );
}
