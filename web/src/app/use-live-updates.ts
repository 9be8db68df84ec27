import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Live, openLive } from '../api/live.ts';
import { sessionKeys } from '../api/session.ts';

interface LiveUpdatesOptions {
  /** The stream is opened only once the screen is painted, so that it never delays it. */
  isPainted: boolean;
  isLeaving: boolean;
}

/** Refetches what the server says has changed: query keys begin with the name of their topic. */
export function useLiveUpdates({ isPainted, isLeaving }: LiveUpdatesOptions): void {
  const client = useQueryClient();
  const [live, setLive] = useState<Live | null>(null);

  useEffect(() => {
    if (isLeaving) return;
    let current = open();

    function open(): Live {
      const opened = openLive((word) => {
        void client.invalidateQueries(word === 'resync' ? {} : { queryKey: [word] });
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
  }, [client, isLeaving]);

  useEffect(() => {
    if (isPainted && !isLeaving) live?.read();
  }, [isPainted, isLeaving, live]);

  useEffect(() => {
    // Another tab signed in or out.
    function checkSession({ key }: StorageEvent) {
      if (key !== null && key !== CURRENT_USER_KEY) return;
      void client.invalidateQueries({ queryKey: sessionKeys.current });
    }
    addEventListener('storage', checkSession);
    return () => removeEventListener('storage', checkSession);
  }, [client]);
}
