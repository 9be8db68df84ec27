import type { OwnSession } from '@assembly/contract/account';
import { api } from '@assembly/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { formatTime } from '../../browser/format-time.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useFocusFallback } from '../../ui/lists/use-focus-fallback.ts';
import styles from './account.module.css';
import { ownSessionsQuery } from './account-query.ts';
import { describeBrowser } from './user-agent.ts';

/** Where one is logged in, and a way to log out there. */
export function SessionList() {
  const { data, isPending, refetch } = useQuery(ownSessionsQuery);
  const list = useRef<HTMLUListElement>(null);
  const { mutate } = useMutation({
    mutationFn: ({ id }: OwnSession) => call(api.accountSession(id), { method: 'DELETE' }),
    invalidates: ownSessionsQuery.queryKey,
    onSuccess: () => notify({ severity: 'success', text: 'Session ended.' }),
  });

  const willEnd = useFocusFallback(list, data);

  function end(session: OwnSession) {
    willEnd();
    void mutate(session);
  }

  if (isPending) return <Loading />;
  if (!data) {
    return (
      <LoadFailed
        text="Your sessions could not be loaded."
        action="Try again"
        onAction={() => void refetch()}
      />
    );
  }
  const names = data.items.map(nameOf);
  return (
    <ul ref={list} tabIndex={-1} aria-label="Sessions" className={styles.sessions}>
      {data.items.map((session, place) => (
        <li key={session.id} className={styles.session}>
          <div>
            <p className={styles.browser}>
              {describeBrowser(session.userAgent)}
              {session.isCurrent && <span className={styles.mark}>This browser</span>}
            </p>
            <p className={styles.quiet}>
              Last used {formatTime(session.seenAt)}, logged in {formatTime(session.createdAt)}
            </p>
          </div>
          {!session.isCurrent && (
            <Button
              look="plain"
              aria-label={`End session: ${distinctName(names, place)}`}
              onClick={() => end(session)}
            >
              End
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ userAgent, seenAt }: OwnSession) =>
  `${describeBrowser(userAgent)}, last used ${formatTime(seenAt)}`;

/** Browsers of one kind that were used in the same minute are told apart by their place in the list. */
function distinctName(names: string[], place: number): string {
  const name = names[place] ?? '';
  const countIn = (some: string[]) => some.filter((other) => other === name).length;
  const alike = countIn(names);
  return alike > 1 ? `${name}, ${countIn(names.slice(0, place + 1))} of ${alike}` : name;
}
