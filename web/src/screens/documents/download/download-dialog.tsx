import type { Document } from '@assembly/contract/document';
import { useEffect, useEffectEvent } from 'react';
import { DetailModal } from '../../../ui/dialogs/detail-modal.tsx';
import { DocumentDetails } from '../document-details.tsx';
import { titleOf } from '../document-title.ts';
import { DownloadControls } from './download-controls.tsx';
import { useDownload } from './use-download.ts';

interface DownloadDialogProps {
  document: Document;
  /** False for a file opened by a link: the user starts the download. */
  startsAtOnce: boolean;
  onClose: () => void;
}

/** For a file that the browser cannot show. */
export function DownloadDialog({ document, startsAtOnce, onClose }: DownloadDialogProps) {
  const download = useDownload(document, onClose);
  const startIfChosen = useEffectEvent(() => {
    if (startsAtOnce) download.start();
  });
  useEffect(() => startIfChosen(), []);

  return (
    // A stray tap on the backdrop must not cancel the download.
    <DetailModal
      title={titleOf(document)}
      onClose={onClose}
      closeOnOutsidePress={!download.progress}
    >
      <DocumentDetails document={document} />
      <DownloadControls download={download} onCancel={onClose} />
    </DetailModal>
  );
}
