import type { ReactNode } from 'react';
import { dismissUpdate, useIsUpdateReady } from '../../offline/register-worker.ts';
import { reloadWithPlayback } from '../../player/reload-with-playback.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Notice } from './notice.tsx';

/** Offers to use a new version of the app once it is stored. */
export function UpdateNotice(): ReactNode {
  return (
    <Notice onClose={dismissUpdate}>
      {useIsUpdateReady() && (
        <>
          <p>A new version is ready.</p>
          <Button variant="outlined" onClick={reloadWithPlayback}>
            Use it now
          </Button>
        </>
      )}
    </Notice>
  );
}
