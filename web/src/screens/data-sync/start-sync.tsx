import { SYNC_RUNNING } from '@assembly/contract/messages';
import Sync from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Button } from '../../ui/forms/button.tsx';

interface StartSyncProps {
  isStarting: boolean;
  isRunning: boolean;
  onStart: () => void;
}

/** While a sync runs, the button explains why it does nothing. */
export function StartSync({ isStarting, isRunning, onStart }: StartSyncProps) {
  const [isConfirming, setConfirming] = useState(false);
  const isBusy = isRunning || isStarting;

  function ask() {
    if (!isBusy) setConfirming(true);
    else showToast({ severity: 'warning', text: SYNC_RUNNING });
  }

  function begin() {
    setConfirming(false);
    onStart();
  }

  return (
    <>
      <Button aria-disabled={isBusy} onClick={ask}>
        <Sync aria-hidden />
        Sync Data
      </Button>
      {/* Always rendered, so that screen readers announce its text. */}
      <p role="status">{isStarting && !isRunning && 'Starting…'}</p>
      {isConfirming && (
        <ConfirmDialog
          title="Confirm Sync"
          question="Are you sure you want to sync your data?"
          onNo={() => setConfirming(false)}
          onYes={begin}
        />
      )}
    </>
  );
}
