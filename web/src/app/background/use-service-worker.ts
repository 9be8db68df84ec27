import { SECOND_MS } from '@assembly/contract/limits';
import { useEffect } from 'react';
import { setReload } from '../../browser/reload-app.ts';
import { bypassWorker, registerWorker } from '../../offline/register-worker.ts';
import { continuePlayback, reloadWithPlayback } from '../../player/reload-with-playback.ts';

/** By then the page has settled and its prefetches are done. */
const REGISTER_AFTER_MS = 1 * SECOND_MS;

/** Registers the service worker, and has reloads use the server's version of the app and continue a recording. */
export function useServiceWorker(): void {
  useEffect(() => {
    continuePlayback();
    setReload(
      () =>
        void bypassWorker()
          .catch(() => {})
          .then(reloadWithPlayback),
    );
    const timer = setTimeout(registerWorker, REGISTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
