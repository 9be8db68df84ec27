import { SECOND_MS } from '@assembly/contract/limits';
import { useEffect } from 'react';
import { setReload } from '../../browser/reload-app.ts';
import { bypassWorker, registerWorker } from '../../offline/register-worker.ts';

/** By then the page has settled and its prefetches are done. */
const REGISTER_AFTER_MS = 1 * SECOND_MS;

/** Registers the service worker, and has reloads use the server's version of the app. */
export function useServiceWorker(): void {
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
