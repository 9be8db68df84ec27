import { screens } from '@assembly/contract/paths';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import Sync from 'lucide-react/icons/refresh-cw';
import { useDeferredValue, useState } from 'react';
import { deliveryQuery } from '../../api/delivery.ts';
import { describeProblem } from '../../api/describe-problem.ts';
import { settingsQuery } from '../../api/settings.ts';
import { type SyncReply, syncQuery } from '../../api/sync.ts';
import { t } from '../../browser/locale/messages.ts';
import { googleSettings } from '../../browser/navigation/go-to.ts';
import { useOnChange } from '../../browser/use-on-change.ts';
import '../../styles/sections.css';
import { ConnectionProblem } from '../../sync/connection-problem.tsx';
import { useStartSync } from '../../sync/use-start-sync.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { AppLink } from '../../ui/text/app-link.tsx';
import { ScreenTitle } from '../../ui/text/screen-title.tsx';
import { Sentence } from '../../ui/text/sentence.tsx';
import { Connection } from './connection.tsx';
import { RunHistory } from './run-history.tsx';
import { Snapshots } from './snapshots.tsx';
import { SyncSources } from './sync-sources.tsx';

export async function prefetch(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchQuery(syncQuery),
    client.prefetchQuery(settingsQuery),
    client.prefetchQuery(deliveryQuery),
  ]);
}

export default function DataSyncScreen() {
  const { data, isPending, refetch } = useQuery(syncQuery);
  const { mutate: start, isPending: isStarting } = useStartSync();
  const [isConfirming, setConfirming] = useState(false);
  const isBusy = Boolean(data?.running) || isStarting;

  /** While a sync runs, the button explains why it does nothing. */
  async function ask() {
    if (!isBusy) return setConfirming(true);
    showToast({ severity: 'warning', text: await describeProblem('sync_running') });
  }

  return (
    <>
      <ScreenTitle>{t.sync.title}</ScreenTitle>
      <p>{t.sync.intro}</p>
      <div className="actions">
        <Button
          variant={isBusy ? 'outlined' : 'filled'}
          aria-disabled={isBusy}
          onClick={() => void ask()}
        >
          <Sync aria-hidden />
          {t.sync.start}
        </Button>
        {/* Always rendered, so that screen readers announce its text. */}
        <p role="status">{isStarting && !data?.running && t.sync.starting}</p>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={t.sync.confirm.title}
          question={t.sync.confirm.question}
          onClose={() => setConfirming(false)}
          onYes={() => start({})}
        />
      )}
      {isPending && <Loading />}
      {!isPending && !data && <LoadFailed text={t.sync.loadFailed} onAction={() => refetch()} />}
      {data && <SyncState reply={data} onConfirm={(confirm) => start({ confirm })} />}
    </>
  );
}

interface SyncStateProps {
  reply: SyncReply;
  /** The removals of the run with this id were confirmed. */
  onConfirm: (run: string) => void;
}

function SyncState({ reply, onConfirm }: SyncStateProps) {
  const { version, connection, schedule, runs } = reply;
  // A slow phone shows the sources sooner if it renders the rest afterwards.
  const isRestShown = useDeferredValue(true, false);
  return (
    <>
      <Reconnect lastRun={runs[0]?.id} />
      <SyncSources reply={reply} onConfirm={onConfirm} />
      <HeldNote />
      {isRestShown && (
        <>
          <Connection connection={connection} schedule={schedule} />
          <RunHistory runs={runs} />
          <Snapshots />
          <p className="muted">{t.sync.version(version)}</p>
        </>
      )}
    </>
  );
}

/** Shown while Google is not connected, or refuses the connection, as a sync may have just found out. */
function Reconnect({ lastRun }: { lastRun: string | undefined }) {
  const { data, refetch } = useQuery(settingsQuery);
  useOnChange(lastRun, () => void refetch());
  if (!data) return null;
  if (data.google.state !== 'none') return <ConnectionProblem google={data.google} />;
  return (
    <p>
      <Sentence
        parts={t.sync.notConnected((text) => <AppLink to={googleSettings}>{text}</AppLink>)}
      />
    </p>
  );
}

/** A sync has found so many changes that an administrator decides whether members are notified of them. */
function HeldNote() {
  const { data } = useQuery(deliveryQuery);
  if (!data?.held.length) return null;
  return (
    <p className="note">
      <Sentence
        parts={t.sync.held((text) => (
          <AppLink to={`${screens.settings}?section=notifications`}>{text}</AppLink>
        ))}
      />
    </p>
  );
}
