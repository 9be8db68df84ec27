import type { CreatedFeed } from '@assembly/contract/account/account';
import { createFeed } from '@assembly/contract/endpoints/account';
import { FEED_RECORDINGS_MAX } from '@assembly/contract/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import styles from '../account.module.css';
import { feedsQuery } from '../account-query.ts';
import { FeedList } from './feed-list.tsx';
import { CalendarLinks, SermonsLink } from './new-links.tsx';

/** The private links for calendar and podcast apps. Each link has an address for both. */
export function Feeds() {
  const { data } = useQuery(feedsQuery);
  const [created, setCreated] = useState<CreatedFeed>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(createFeed),
    meta: { invalidates: feedsQuery.queryKey },
    onSuccess(feed) {
      setCreated(feed);
      showToast({ severity: 'success', text: 'Private link created. It is shown only this once.' });
    },
  });
  return (
    <>
      <p>
        Get a private link to see our events in the calendar on your phone and to hear the sermons
        in a podcast app. The link is only for you: anyone who has it can see the events and hear
        the sermons.
      </p>
      {created && (
        <p className={styles.once}>
          <b>This link is shown only now.</b> Add it to your apps before you leave this page. If you
          lose it, turn it off and get another.
        </p>
      )}
      <div className={styles.app}>
        <h3>Your calendar on your phone</h3>
        <p>All events, in Apple Calendar, Outlook, Google Calendar or another calendar.</p>
        {created && <CalendarLinks key={created.id} url={created.calendarUrl} />}
      </div>
      <div className={styles.app}>
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
