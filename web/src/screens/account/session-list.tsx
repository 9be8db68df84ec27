import { endOwnSession } from '@assembly/contract/endpoints/account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { formatTime } from '../../browser/locale/format-time.ts';
import { t } from '../../browser/locale/messages.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { ownSessionsQuery } from './account-query.ts';
import { OwnList } from './own-list.tsx';
import { describeBrowser } from './user-agent.ts';

/** The user's sessions; those in other browsers can be ended. */
export function SessionList() {
  const { data, isPending, refetch } = useQuery(ownSessionsQuery);
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(endOwnSession, { params: { id } }),
    meta: { invalidates: ownSessionsQuery.queryKey },
    onSuccess: () => showToast({ severity: 'success', text: t.sessions.ended }),
  });
  if (isPending) return <Loading />;
  if (!data) {
    return <LoadFailed text={t.sessions.failed} onAction={() => refetch()} />;
  }
  return (
    <OwnList
      label={t.sessions.list}
      button={t.sessions.end}
      rows={data.items.map(({ id, userAgent, seenAt, createdAt, isCurrent }) => ({
        id,
        title: describeBrowser(userAgent),
        badge: isCurrent ? t.sessions.current : undefined,
        detail: t.sessions.detail(formatTime(seenAt), formatTime(createdAt)),
        action: isCurrent ? undefined : t.sessions.end,
      }))}
      onPress={mutate}
    />
  );
}
