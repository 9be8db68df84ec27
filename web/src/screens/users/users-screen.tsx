import type { ListedUser } from '@assembly/contract/account/listed-user';
import { approveUser, exportUsers } from '@assembly/contract/endpoints/users';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { lazy, Suspense, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { DownloadLink } from '../../api/download-link.tsx';
import { userKeys, usersQuery } from '../../api/users.ts';
import { t, withMessages } from '../../browser/locale/messages.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { SearchBox } from '../../ui/forms/search-box.tsx';
import { Disclosure } from '../../ui/lists/disclosure.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { ResultCount, ResultStatus } from '../../ui/lists/result-count.tsx';
import { ScreenTitle } from '../../ui/text/screen-title.tsx';
import { ApproveSeveral } from './approve-several.tsx';
import { type UserAction, userActions } from './user-actions.ts';
import { UserDialog } from './user-dialog.tsx';
import styles from './users.module.css';
import { UsersTable } from './users-table.tsx';

const ActivityLog = lazy(() =>
  withMessages(import('./activity-log.tsx'), 'activity', 'settingFields'),
);
const InviteMembers = lazy(() => withMessages(import('./invite-members.tsx'), 'invite'));

interface OpenDialog {
  kind: UserAction | 'more';
  user: ListedUser;
}

export default function UsersScreen() {
  const { page, search, get, goToPage, searchFor } = useAddressQuery();
  const query = useQuery({
    ...usersQuery(page, search),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const list = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isInviting, setInviting] = useState(() => get('invite') !== '');
  const waiting = data?.items.filter(({ isActive }) => !isActive) ?? [];

  const { mutate: runAction, data: reply } = useMutation({
    async mutationFn({ action, user }: { action: UserAction; user: ListedUser }) {
      const input = { params: { id: user.id } };
      if (action === 'approve') return await call(approveUser, input);
      await call(userActions()[action].endpoint, input);
      return undefined;
    },
    meta: { invalidates: userKeys.all },
    onSuccess: (_reply, { action }) =>
      showToast({ severity: 'success', text: userActions()[action].done }),
  });

  const { kind, user: chosen } = dialog ?? {};
  const action = kind && kind !== 'more' && userActions()[kind];
  const close = () => setDialog(null);

  return (
    <>
      <ScreenTitle>{t.users.title}</ScreenTitle>
      <div className="actions spread">
        <SearchBox label={t.users.search} value={search} onSearch={searchFor} />
        <div className="actions">
          {waiting.length > 1 && <ApproveSeveral waiting={waiting} />}
          <Button variant="outlined" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden />
            {t.users.inviteTitle}
          </Button>
        </div>
      </div>
      <div className={`actions ${styles.summary}`}>
        <ResultStatus isBusy={isPlaceholderData}>
          {data && <ResultSummary key={search} total={data.total} search={search} />}
          {reply?.isTold !== undefined && (
            <p>
              {reply.isTold ? t.users.told(reply.user.name) : t.users.notTold([reply.user.name])}
            </p>
          )}
        </ResultStatus>
        {isPlaceholderData && <ResultCount>{t.users.loading}</ResultCount>}
      </div>
      <PagedList
        list={list}
        query={query}
        skeleton={<Loading text={t.users.loading} />}
        failedText={t.users.loadFailed}
        label={t.users.pages}
        onPage={goToPage}
      >
        {({ items }) =>
          items.length > 0 && (
            <section
              ref={list}
              tabIndex={-1}
              aria-label={t.users.list}
              aria-busy={isPlaceholderData}
              className={`card ${styles.list}`}
            >
              <UsersTable users={items} onChoose={(kind, user) => setDialog({ kind, user })} />
            </section>
          )
        }
      </PagedList>
      <div className="actions">
        <DownloadLink path={exportUsers.path} name="people.csv">
          {t.users.downloadCsv}
        </DownloadLink>
      </div>
      <Disclosure title={t.users.activityTitle}>
        <Suspense fallback={<Loading />}>
          <ActivityLog />
        </Suspense>
      </Disclosure>
      <Suspense>{isInviting && <InviteMembers onClose={() => setInviting(false)} />}</Suspense>
      {chosen && kind === 'more' && (
        <UserDialog
          // Another administrator may have changed the role or the name.
          user={data?.items.find(({ id }) => id === chosen.id) ?? chosen}
          onAction={(action) => setDialog({ kind: action, user: chosen })}
          onClose={close}
        />
      )}
      {chosen && action && (
        <ConfirmDialog
          title={action.title}
          question={action.question(chosen.name)}
          {...action.buttons}
          onClose={close}
          onYes={() => runAction({ action: kind, user: chosen })}
        >
          {/* Two people may have the same name. */}
          <p className="muted">{chosen.email}</p>
          {kind === 'approve' && chosen.isUnconfirmed && <p>{t.users.approve.notConfirmed}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

function ResultSummary({ total, search }: { total: number; search: string }) {
  if (total === 0) return <EmptyState text={t.users.nothingFound} />;
  return <ResultCount>{search ? t.users.found(total) : t.users.count(total)}</ResultCount>;
}
