import { SECOND_MS } from '@assembly/contract/limits';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type LiveMessage, openLiveUpdates } from '../../api/live.ts';
import { scheduleRefresh } from '../../api/stored/refresh-stored.ts';
import { navigate } from '../../browser/navigation/address.ts';
import { basePath } from '../../browser/page-config.ts';
import { setReload } from '../../browser/reload-app.ts';
import { markUnreachable, useIsOffline } from '../../offline/connection.ts';
import { bypassWorker, registerWorker } from '../../offline/register-worker.ts';
import { useSession } from '../../session/session.ts';
import { useKeepFocus } from '../../ui/use-keep-focus.ts';
import { EmailPauseNotice, UpdateNotice } from './notices.tsx';
import { OfflineBar } from './offline-bar.tsx';

/** The messages about what is stored on this device. */
const STORED_TOPICS: readonly LiveMessage[] = ['events', 'announcements', 'documents', 'resync'];

/** By then the page has settled and its prefetches are done. */
const REGISTER_AFTER_MS = 1 * SECOND_MS;

/** What happens behind every screen: live updates, storing data, the service worker, keeping the focus, and notices. */
export default function Background(): ReactNode {
  useKeepFocus();
  useLiveUpdates();
  useServiceWorker();
  useNotificationTaps();
  useEffect(() => {
    scheduleRefresh();
    addEventListener('offline', markUnreachable);
    return () => removeEventListener('offline', markUnreachable);
  }, []);
  const isOffline = useIsOffline();
  return (
    <>
      {/* Always rendered: screen readers announce only changes inside an existing live region. */}
      <div aria-live="polite">{isOffline && <OfflineBar />}</div>
      <UpdateNotice />
      <EmailPauseNotice />
    </>
  );
}

/** Shows the item of a push message that was tapped. The service worker sends its address, and waits for an answer. */
function useNotificationTaps(): void {
  useEffect(() => {
    function show({ data, ports }: MessageEvent<string>) {
      ports[0]?.postMessage('shown');
      navigate(data.slice((location.origin + basePath).length));
    }
    // Only over https and on localhost.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    workers?.addEventListener('message', show);
    return () => workers?.removeEventListener('message', show);
  }, []);
}

/** Registers the service worker, and has reloads use the server's version of the app. */
function useServiceWorker(): void {
  useEffect(() => {
    setReload(
      () =>
        void bypassWorker()
          .catch(() => {})
          .then(() => location.reload()),
    );
    const timer = setTimeout(registerWorker, REGISTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * Refetches what the server says has changed: a query is refetched if its key contains the topic. A key also contains
 * what was searched for; to refetch a search for the name of a topic does no harm.
 */
function useLiveUpdates(): void {
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
