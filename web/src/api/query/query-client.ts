import { ApiError } from '@assembly/contract/api-error';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { showErrorToast } from '../../ui/feedback/error-message.ts';
import { sessionKeys } from '../session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The query key to refetch after a mutation, whether it worked or not. */
    mutationMeta: { invalidates?: readonly string[] };
  }
}

const MAX_RETRIES = 2;
const STARTUP_MS = 5 * SECOND_MS;
/** How long prefetched data counts as fresh, unless a live update invalidates it. */
export const PREFETCH_STALE_MS = 5 * MINUTE_MS;

interface QueryClientOptions {
  /** When the page was loaded. Prefetched data counts as fresh for a while, so the first render does not refetch it. */
  startedAt?: number;
}

/** If the session may have ended, it is refetched, and the guard then redirects to the login. */
export function createQueryClient({ startedAt = 0 }: QueryClientOptions = {}): QueryClient {
  const refetchSession = () =>
    void client.invalidateQueries({ queryKey: sessionKeys.current, exact: true });
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (error instanceof ApiError && error.code === 'not_signed_in') refetchSession();
      },
    }),
    // A failed mutation shows a toast. It is pending until the screen shows the change.
    mutationCache: new MutationCache({
      onError(error) {
        showErrorToast(error);
        refetchSession();
      },
      async onSettled(_reply, _error, _input, _context, { meta }) {
        if (meta?.invalidates) await client.invalidateQueries({ queryKey: meta.invalidates });
      },
    }),
    defaultOptions: {
      // `always`: when offline, fail and offer a retry instead of waiting silently for the network.
      // Pages stay cached for the length of a visit, so that going back to one is instant.
      queries: {
        networkMode: 'always',
        retry,
        gcTime: 2 * HOUR_MS,
        staleTime: () => (Date.now() < startedAt + STARTUP_MS ? STARTUP_MS : 0),
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** Retry only network errors and server errors: the server would refuse again. */
function retry(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status < 500;
  return !isRefused && failures < MAX_RETRIES;
}
