import type { Document } from '@assembly/contract/document';
import { useEffect, useEffectEvent } from 'react';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { Facts } from './facts.tsx';
import { SaveControls } from './save-controls.tsx';
import { useSaving } from './use-saving.ts';

interface SaveDialogProps {
  document: Document;
  /** Whoever came by a link is asked first. */
  startsAtOnce: boolean;
  onClose: () => void;
}

/** For a file that can only be saved. */
export function SaveDialog({ document, startsAtOnce, onClose }: SaveDialogProps) {
  const saving = useSaving(document, onClose);
  const startIfChosen = useEffectEvent(() => {
    if (startsAtOnce) saving.start();
  });
  useEffect(() => startIfChosen(), []);

  return (
    // A stray tap beside it must not undo what is under way.
    <DetailModal title={document.title} onClose={onClose} closeOnOutsidePress={!saving.progress}>
      <Facts document={document} />
      <SaveControls saving={saving} onCancel={onClose} />
    </DetailModal>
  );
}
