import { revokeFeed } from '@assembly/contract/endpoints/feeds';
import type { Feed } from '@assembly/contract/feed';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useMutation } from '../../../api/use-mutation.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { notify } from '../../../ui/feedback/notify.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { useFocusFallback } from '../../../ui/lists/use-focus-fallback.ts';
import styles from '../account.module.css';
import { feedsQuery } from './feeds-query.ts';

interface FeedListProps {
  /** The one that was just created. */
  newId: string | undefined;
  onRevoked: (id: string) => void;
}

/** The user's private links, without their addresses. Each can be revoked. */
export function FeedList({ newId, onRevoked }: FeedListProps) {
  const { data, isPending, refetch } = useQuery(feedsQuery);
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Feed>();
  const { mutate } = useMutation({
    mutationFn: ({ id }: Feed) => call(revokeFeed, { params: { id } }),
    invalidates: feedsQuery.queryKey,
    onSuccess(_reply, { id }) {
      onRevoked(id);
      notify({ severity: 'success', text: 'Private link revoked.' });
    },
  });
  const keepFocus = useFocusFallback(list, data);

  function revoke(feed: Feed) {
    setAsked(undefined);
    keepFocus();
    void mutate(feed);
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
        <ul aria-label="Private links" className={styles.sessions}>
          {data.items.map((feed) => (
            <li key={feed.id} className={styles.session}>
              <div>
                <p className={styles.browser}>
                  Created {formatTime(feed.createdAt)}
                  {feed.id === newId && <span className="badge">New</span>}
                </p>
                <p className={styles.times}>{readTime(feed)}</p>
              </div>
              <Button
                variant="outlined"
                aria-label={`Revoke link: created ${formatTime(feed.createdAt)}, ${readTime(feed)}`}
                onClick={() => setAsked(feed)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title="Revoke private link"
          question={`Are you sure you want to revoke the link created ${formatTime(asked.createdAt)}? Apps that use it stop receiving events and sermons.`}
          onNo={() => setAsked(undefined)}
          onYes={() => revoke(asked)}
        />
      )}
    </div>
  );
}

const readTime = ({ lastReadAt }: Feed) =>
  lastReadAt === null ? 'Never read' : `Last read ${formatTime(lastReadAt)}`;
