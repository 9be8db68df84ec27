import type { Feed } from '@assembly/contract/account/account';
import { revokeFeed } from '@assembly/contract/endpoints/account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { useFocusFallback } from '../../../ui/lists/use-focus-fallback.ts';
import styles from '../account.module.css';
import { feedsQuery } from '../account-query.ts';

interface FeedListProps {
  /** The one that was just created. */
  newId: string | undefined;
  onRevoked: (id: string) => void;
}

/** The user's private links, without their addresses. Each can be turned off. */
export function FeedList({ newId, onRevoked }: FeedListProps) {
  const { data, isPending, refetch } = useQuery(feedsQuery);
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Feed>();
  const { mutate } = useMutation({
    mutationFn: ({ id }: Feed) => call(revokeFeed, { params: { id } }),
    meta: { invalidates: feedsQuery.queryKey },
    onSuccess(_reply, { id }) {
      onRevoked(id);
      showToast({ severity: 'success', text: 'Private link turned off.' });
    },
  });
  const armFocusFallback = useFocusFallback(list, data);

  function revoke(feed: Feed) {
    setAsked(undefined);
    armFocusFallback();
    mutate(feed);
  }

  if (isPending) return <Loading />;
  if (!data) {
    return <LoadFailed text="Your private links could not be loaded." onAction={() => refetch()} />;
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.sessions}>
      {data.items.length === 0 ? (
        <p className="muted">You have no private links yet.</p>
      ) : (
        <NeedsConnection>
          <ul aria-label="Private links" className={styles.sessions}>
            {data.items.map((feed) => (
              <li key={feed.id} className={styles.session}>
                <div>
                  <p className={styles.browser}>
                    Created {formatTime(feed.createdAt)}
                    {feed.id === newId && <span className="badge">New</span>}
                  </p>
                  <p className={styles.times}>{lastUse(feed)}</p>
                </div>
                <Button
                  variant="outlined"
                  aria-label={`Turn off link: created ${formatTime(feed.createdAt)}, ${lastUse(feed)}`}
                  onClick={() => setAsked(feed)}
                >
                  Turn off
                </Button>
              </li>
            ))}
          </ul>
        </NeedsConnection>
      )}
      {asked && (
        <ConfirmDialog
          title="Turn off private link"
          question={`Turn off the link created ${formatTime(asked.createdAt)}? Apps that use it will no longer get events and sermons.`}
          onNo={() => setAsked(undefined)}
          onYes={() => revoke(asked)}
        />
      )}
    </div>
  );
}

const lastUse = ({ lastReadAt }: Feed) =>
  lastReadAt === null ? 'Not used by any app yet' : `Last used ${formatTime(lastReadAt)}`;
