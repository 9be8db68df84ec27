import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LiveUpdates, openLiveUpdates } from '../api/live.ts';
import { sessionKeys } from '../api/session.ts';
import { storedKey } from '../browser/storage.ts';

interface LiveUpdatesOptions {
  /** The stream is opened only after the screen is painted, so that it does not delay the paint. */
  isPainted: boolean;
  isLoggingOut: boolean;
}

/**
 * Refetches what the server says has changed: a query is refetched if its key contains the topic. A key also contains
 * what was searched for; to refetch a search for the name of a topic does no harm.
 */
export function useLiveUpdates({ isPainted, isLoggingOut }: LiveUpdatesOptions): void {
  const client = useQueryClient();
  const [live, setLive] = useState<LiveUpdates | null>(null);

  useEffect(() => {
    if (isLoggingOut) return;
    let current = open();

    function open(): LiveUpdates {
      const opened = openLiveUpdates((message) => {
        const predicate = ({ queryKey }: Query) =>
          message === 'resync' || queryKey.includes(message);
        void client.invalidateQueries({ predicate });
      });
      setLive(opened);
      return opened;
    }
    const close = () => current.close();
    // A page restored from the back/forward cache has missed everything since.
    function reopen({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      current = open();
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

  useEffect(() => {
    if (isPainted && !isLoggingOut) live?.read();
  }, [isPainted, isLoggingOut, live]);

  useEffect(() => {
    // Another tab signed in or out.
    function checkSession({ key }: StorageEvent) {
      if (key !== null && key !== storedKey(CURRENT_USER_KEY)) return;
      void client.invalidateQueries({ queryKey: sessionKeys.current });
    }
    addEventListener('storage', checkSession);
    return () => removeEventListener('storage', checkSession);
  }, [client]);
}
