import type { OwnSession } from '@assembly/contract/account/account';
import { endOwnSession } from '@assembly/contract/endpoints/account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../api/call.ts';
import { formatTime } from '../../browser/locale/format-time.ts';
import { NeedsConnection } from '../../offline/needs-connection.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useFocusFallback } from '../../ui/lists/use-focus-fallback.ts';
import styles from './account.module.css';
import { ownSessionsQuery } from './account-query.ts';
import { describeBrowser } from './user-agent.ts';

/** The user's sessions; those in other browsers can be ended. */
export function SessionList() {
  const { data, isPending, refetch } = useQuery(ownSessionsQuery);
  const list = useRef<HTMLUListElement>(null);
  const { mutate } = useMutation({
    mutationFn: ({ id }: OwnSession) => call(endOwnSession, { params: { id } }),
    meta: { invalidates: ownSessionsQuery.queryKey },
    onSuccess: () => showToast({ severity: 'success', text: 'Session ended.' }),
  });

  const armFocusFallback = useFocusFallback(list, data);

  function end(session: OwnSession) {
    armFocusFallback();
    mutate(session);
  }

  if (isPending) return <Loading />;
  if (!data) {
    return <LoadFailed text="Your sessions could not be loaded." onAction={() => refetch()} />;
  }
  const names = data.items.map(nameOf);
  return (
    <NeedsConnection>
      <ul ref={list} tabIndex={-1} aria-label="Sessions" className={styles.sessions}>
        {data.items.map((session, index) => (
          <li key={session.id} className={styles.session}>
            <div>
              <p className={styles.browser}>
                {describeBrowser(session.userAgent)}
                {session.isCurrent && <span className="badge">This browser</span>}
              </p>
              <p className={styles.times}>
                Last used {formatTime(session.seenAt)}, logged in {formatTime(session.createdAt)}
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                variant="outlined"
                aria-label={`End session: ${distinctName(names, index)}`}
                onClick={() => end(session)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </NeedsConnection>
  );
}

const nameOf = ({ userAgent, seenAt }: OwnSession) =>
  `${describeBrowser(userAgent)}, last used ${formatTime(seenAt)}`;

/** Numbers sessions of the same browser that were last used in the same minute. */
function distinctName(names: string[], index: number): string {
  const name = names[index] ?? '';
  const countIn = (among: string[]) => among.filter((other) => other === name).length;
  const total = countIn(names);
  return total > 1 ? `${name}, ${countIn(names.slice(0, index + 1))} of ${total}` : name;
}
