import type { Feed } from '@assembly/contract/account/account';
import { revokeFeed } from '@assembly/contract/endpoints/account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { feedsQuery } from '../account-query.ts';
import { OwnList } from '../own-list.tsx';

/** The user's private links, without their addresses. Each can be turned off. */
export function FeedList({ onRevoked }: { onRevoked: (id: string) => void }) {
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
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            mutate(asked);
          }}
        />
      )}
    </>
  );
}
