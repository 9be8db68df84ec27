import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Live, openLive } from '../api/live.ts';
import { SESSION_KEY } from '../api/query-client.ts';

/**
 * Asks the server again for whatever it says has changed: query keys begin with their topic's name.
 * The stream is read only once `painted`, so that it never delays the first screen.
 */
export function useLiveUpdates({ painted, leaving }: { painted: boolean; leaving: boolean }): void {
  const client = useQueryClient();
  const live = useRef<Live | null>(null);
  // A page that the browser keeps in its memory hears nothing, so each visit begins anew.
  const [visit, setVisit] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit opens it again.
  useEffect(() => {
    if (leaving) return;
    const opened = openLive((word) => {
      void client.invalidateQueries(word === 'resync' ? {} : { queryKey: [word] });
    });
    live.current = opened;
    addEventListener('pagehide', opened.close);
    return () => {
      removeEventListener('pagehide', opened.close);
      opened.close();
    };
  }, [client, leaving, visit]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit has a new stream, which must be read anew.
  useEffect(() => {
    if (painted && !leaving) live.current?.read();
  }, [painted, leaving, visit]);

  useEffect(() => {
    function comeBack(event: PageTransitionEvent) {
      if (!event.persisted) return;
      setVisit((before) => before + 1);
      void client.invalidateQueries();
    }
    // Another tab signed in or out.
    function askWhoIsSignedIn({ key }: StorageEvent) {
      if (key !== null && key !== CURRENT_USER_KEY) return;
      void client.invalidateQueries({ queryKey: SESSION_KEY });
    }
    addEventListener('pageshow', comeBack);
    addEventListener('storage', askWhoIsSignedIn);
    return () => {
      removeEventListener('pageshow', comeBack);
      removeEventListener('storage', askWhoIsSignedIn);
    };
  }, [client]);
}
