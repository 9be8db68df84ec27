import type { Document } from '@assembly/contract/document';
import { useEffect, useEffectEvent } from 'react';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { DocumentDetails } from './document-details.tsx';
import { DownloadControls } from './download-controls.tsx';
import { useDownload } from './use-download.ts';

interface DownloadDialogProps {
  document: Document;
  /** Whoever came by a link is asked first. */
  startsAtOnce: boolean;
  onClose: () => void;
}

/** For a file that can only be saved. */
export function DownloadDialog({ document, startsAtOnce, onClose }: DownloadDialogProps) {
  const download = useDownload(document, onClose);
  const startIfChosen = useEffectEvent(() => {
    if (startsAtOnce) download.start();
  });
  useEffect(() => startIfChosen(), []);

  return (
    // A stray tap beside it must not undo what is under way.
    <DetailModal title={document.title} onClose={onClose} closeOnOutsidePress={!download.progress}>
      <DocumentDetails document={document} />
      <DownloadControls download={download} onCancel={onClose} />
    </DetailModal>
  );
}
