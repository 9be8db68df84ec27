import { problemMessage } from '@assembly/contract/problem';
import Sync from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useStartSync } from './use-start-sync.ts';

/** While a sync runs, the button explains why it does nothing. */
export function StartSync({ isRunning }: { isRunning: boolean }) {
  const [isConfirming, setConfirming] = useState(false);
  const { mutate: start, isPending } = useStartSync();
  const isBusy = isRunning || isPending;

  function ask() {
    if (!isBusy) setConfirming(true);
    else notify({ severity: 'warning', text: problemMessage('sync_running') });
  }

  function begin() {
    setConfirming(false);
    void start({});
  }

  return (
    <>
      <Button aria-disabled={isBusy} onClick={ask}>
        <Sync aria-hidden />
        Sync Data
      </Button>
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
