import { SECOND_MS } from '@assembly/contract/limits';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect } from 'react';
import { missingCode, setReload } from '../browser/reload-app.ts';
import {
  bypassWorker,
  dismissUpdate,
  registerWorker,
  useIsUpdateReady,
} from '../offline/register-worker.ts';
import { continuePlayback, reloadWithPlayback } from '../player/reload-with-playback.ts';
import { Button } from '../ui/forms/button.tsx';
import { reloadOutdated } from './reload-outdated.ts';
import styles from './update-notice.module.css';

/** By then the page has settled and its prefetches are done. */
const REGISTER_AFTER_MS = 1 * SECOND_MS;

/** Registers the service worker, and offers to use a new version of the app once it is stored. */
export function UpdateNotice(): ReactNode {
  const isReady = useIsUpdateReady();
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
  const isCodeMissing = missingCode.use();
  useEffect(() => {
    if (isCodeMissing) void reloadOutdated();
  }, [isCodeMissing]);

  function close() {
    dismissUpdate();
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    // Always rendered: screen readers announce only changes inside an existing live region.
    <div role="status">
      {isReady && (
        <div className={styles.notice}>
          <p>A new version is ready.</p>
          <Button variant="outlined" onClick={reloadWithPlayback}>
            Use it now
          </Button>
          <button type="button" className="icon-button" aria-label="Close" onClick={close}>
            <X aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
