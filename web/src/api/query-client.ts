import { ApiError } from '@assembly/contract/api-error';
import { HOUR_MS } from '@assembly/contract/limits';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from './session-query.ts';

const RETRIES = 2;

/**
 * The cache of what the server said. A call that answers 401 makes it ask who is signed in: the
 * guard then decides, in one place.
 */
export function createQueryClient(): QueryClient {
  function onError(error: Error) {
    if (error instanceof ApiError && error.code === 'not_signed_in') {
      void client.invalidateQueries({ queryKey: SESSION_KEY, exact: true });
    }
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Offline, a call fails and offers to try again. Waiting for the line in silence helps nobody. A page once seen is
      // there at once when somebody comes back to it, also after the service.
      queries: { networkMode: 'always', retry, gcTime: 2 * HOUR_MS },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** What the server refused it will refuse again; a line that dropped may be back. */
function retry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status < 500;
  return !refused && failures < RETRIES;
}
