import { ApiError } from '@assembly/contract/api-error';
import { startSync } from '@assembly/contract/endpoints/sync';
import { SOURCES, type SyncRun } from '@assembly/contract/sync';
import {
  type QueryClient,
  QueryObserver,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { syncKeys, syncQuery } from '../api/sync.ts';
import { formatList } from '../browser/locale/format-list.ts';
import { t } from '../browser/locale/messages.ts';
import { type Notice, showToast } from '../ui/feedback/show-toast.ts';
import { wordError } from './word-error.ts';

/** Starts a run. `confirm` is the id of the stopped run whose removals were confirmed. */
export function useStartSync() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ confirm }: { confirm?: string }) =>
      call(startSync, { body: confirm ? { confirm: true, run: confirm } : {} }),
    meta: { invalidates: syncKeys.all },
    onSuccess: ({ run }) => notifyWhenRunEnds(client, run),
  });
}

/** Shows the run's outcome to the administrator who started it, on whatever screen they are. */
function notifyWhenRunEnds(client: QueryClient, { id }: SyncRun): void {
  const unsubscribe = new QueryObserver(client, syncQuery).subscribe(({ data, error }) => {
    // Stop polling when the user is no longer an administrator.
    if (isDenied(error)) unsubscribe();
    const ended = data?.runs.find((run) => run.id === id);
    if (!ended) return;
    unsubscribe();
    showToast(runNotice(ended));
  });
}

const isDenied = (error: unknown) =>
  error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not_signed_in');

/** Success only if all three sources were synced. The same error is shown once. */
export function runNotice({ sources }: SyncRun): Notice {
  const failed = SOURCES.filter((name) => sources[name].state !== 'done');
  if (failed.length === 0) return { severity: 'success', text: t.connection.synced };
  const byError = new Map<string, typeof failed>();
  for (const name of failed) {
    const error = wordError(sources[name]) || t.connection.notFinished;
    byError.set(error, [...(byError.get(error) ?? []), name]);
  }
  const texts = [...byError].map(([error, names]) =>
    // Whatever stops all of them, such as an expired sign-in, is about Google as a whole.
    names.length === SOURCES.length
      ? error
      : t.connection.sourcesFailed(formatList(names.map((name) => t.shared.sources[name])), error),
  );
  return { severity: 'error', text: texts.join('\n') };
}
