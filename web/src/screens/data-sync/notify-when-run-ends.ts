import { ApiError } from '@assembly/contract/api-error';
import type { SyncRun } from '@assembly/contract/sync';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { syncQuery } from '../../api/sync.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { runNotice } from './describe-run.ts';

/** Shows the run's outcome to the administrator who started it, on whatever screen they are. */
export function notifyWhenRunEnds(client: QueryClient, { id }: SyncRun): void {
  const unsubscribe = new QueryObserver(client, syncQuery).subscribe(({ data, error }) => {
    // Stop polling when the user is no longer an administrator.
    if (isDenied(error)) unsubscribe();
    const ended = data?.runs.find((run) => run.id === id);
    if (!ended) return;
    unsubscribe();
    notify(runNotice(ended));
  });
}

const isDenied = (error: unknown) =>
  error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not_signed_in');
