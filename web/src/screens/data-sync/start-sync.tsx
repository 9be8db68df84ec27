import { sentenceOf } from '@assembly/contract/problem';
import Sync from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useStartSync } from './use-start-sync.ts';

/** While a sync runs the button stays in its place, and says why it does nothing. */
export function StartSync({ isRunning }: { isRunning: boolean }) {
  const [asking, setAsking] = useState(false);
  const { mutate: start, isPending } = useStartSync();
  const isBusy = isRunning || isPending;

  function ask() {
    if (!isBusy) setAsking(true);
    else notify({ severity: 'warning', text: sentenceOf('sync_running') });
  }

  function begin() {
    setAsking(false);
    void start({});
  }

  return (
    <>
      <Button aria-disabled={isBusy} onClick={ask}>
        <Sync aria-hidden />
        Sync Data
      </Button>
      {asking && (
        <ConfirmDialog
          title="Confirm Sync"
          question="Are you sure you want to sync your data?"
          onNo={() => setAsking(false)}
          onYes={begin}
        />
      )}
    </>
  );
}
