import { ApiError } from '@assembly/contract/api-error';
import type { SyncRun } from '@assembly/contract/sync';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { notify } from '../../ui/feedback/notify.ts';
import { runNotice } from './describe-run.ts';
import { syncQuery } from './sync-query.ts';

/** Tells whoever started the run how it ended, also if they look at another screen by then. */
export function notifyWhenRunEnds(client: QueryClient, { id }: SyncRun): void {
  const unsubscribe = new QueryObserver(client, syncQuery).subscribe(({ data, error }) => {
    // Whoever is an administrator no longer must not ask for ever.
    if (isShutOut(error)) unsubscribe();
    const ended = data?.runs.find((run) => run.id === id);
    if (!ended) return;
    unsubscribe();
    notify(runNotice(ended));
  });
}

const isShutOut = (error: unknown) =>
  error instanceof ApiError && (error.code === 'forbidden' || error.code === 'not_signed_in');
