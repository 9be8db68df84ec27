import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { dismissUpdate, useIsUpdateReady } from '../../offline/register-worker.ts';
import { reloadWithPlayback } from '../../player/reload-with-playback.ts';
import { Button } from '../../ui/forms/button.tsx';
import styles from './update-notice.module.css';

/** Offers to use a new version of the app once it is stored. */
export function UpdateNotice(): ReactNode {
  const isReady = useIsUpdateReady();

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
