import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LiveMessage, openLiveUpdates } from '../../api/live.ts';
import { scheduleRefresh } from '../../api/stored/refresh-stored.ts';
import { useSession } from '../../session/session.ts';

/** The messages about what is stored on this device. */
const STORED_TOPICS: readonly LiveMessage[] = ['events', 'announcements', 'documents', 'resync'];

/**
 * Refetches what the server says has changed: a query is refetched if its key contains the topic. A key also contains
 * what was searched for; to refetch a search for the name of a topic does no harm.
 */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  const { isLoggingOut } = useSession();

  useEffect(() => {
    if (isLoggingOut) return;
    let stop = open();

    function open() {
      return openLiveUpdates((message) => {
        const predicate = ({ queryKey }: Query) =>
          message === 'resync' || queryKey.includes(message);
        void client.invalidateQueries({ predicate });
        if (STORED_TOPICS.includes(message)) scheduleRefresh();
      });
    }
    const close = () => stop();
    // A page restored from the back/forward cache has missed everything since.
    function reopen({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      stop = open();
      void client.invalidateQueries();
    }
    addEventListener('pagehide', close);
    addEventListener('pageshow', reopen);
    return () => {
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', reopen);
      close();
    };
  }, [client, isLoggingOut]);
}
