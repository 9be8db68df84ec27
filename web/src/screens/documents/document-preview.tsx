import type { Document } from '@assembly/contract/document';
import ExternalLink from 'lucide-react/icons/external-link';
import { useRef, useState } from 'react';
import { contentAddress } from '../../api/content-address.ts';
import { findContentError } from '../../api/open-content.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import buttons from '../../ui/forms/button.module.css';
import { DocumentDetails } from './document-details.tsx';
import type { Viewer } from './document-kind.ts';
import { DownloadControls } from './download-controls.tsx';
import styles from './opened-document.module.css';
import { useDownload } from './use-download.ts';

interface DocumentPreviewProps {
  document: Document;
  viewer: Exclude<Viewer, 'save' | 'play'>;
  onClose: () => void;
}

/** Shows a picture, video or PDF, with a download button. */
export function DocumentPreview({ document, viewer, onClose }: DocumentPreviewProps) {
  const download = useDownload(document);
  return (
    <DetailModal title={document.title} className={styles.large} onClose={onClose}>
      <div className={styles.actions}>
        <div className={styles.details}>
          <DocumentDetails document={document} />
        </div>
        <a
          href={contentAddress(document.id)}
          target="_blank"
          rel="noreferrer"
          aria-label="Open in a new tab"
          className={buttons.plain}
        >
          <ExternalLink aria-hidden />
          <span className={styles.wideOnly}>New tab</span>
        </a>
        <DownloadControls download={download} onCancel={download.cancel} />
      </div>
      <PreviewContent document={document} viewer={viewer} />
    </DetailModal>
  );
}

type State = 'loading' | 'shown' | { error: string };

function PreviewContent({ document, viewer }: Omit<DocumentPreviewProps, 'onClose'>) {
  const [state, setState] = useState<State>('loading');
  const container = useRef<HTMLDivElement>(null);

  async function showError() {
    const error = await findContentError(document.id);
    const message =
      error === undefined
        ? 'This browser cannot show the file. Download it instead.'
        : errorMessage(error, 'The file could not be loaded. Please check your connection.');
    setState({ error: message });
  }

  function tryAgain() {
    setState('loading');
    // The focused retry button disappears.
    container.current?.focus();
  }

  const viewerProps = {
    address: contentAddress(document.id),
    title: document.title,
    onShown: () => setState('shown'),
    onFailed: () => void showError(),
  };
  return (
    <div ref={container} tabIndex={-1} className={styles.preview}>
      {typeof state === 'object' ? (
        <LoadFailed text={state.error} onAction={tryAgain} />
      ) : (
        <>
          {state === 'loading' && <Loading />}
          {viewer === 'picture' && <Picture {...viewerProps} />}
          {viewer === 'video' && <Video {...viewerProps} />}
          {viewer === 'pdf' && <Pdf {...viewerProps} />}
        </>
      )}
    </div>
  );
}

interface ViewerProps {
  address: string;
  title: string;
  onShown: () => void;
  onFailed: () => void;
}

const Picture = ({ address, title, onShown, onFailed }: ViewerProps) => (
  <img src={address} alt={title} onLoad={onShown} onError={onFailed} />
);

const Video = ({ address, title, onShown, onFailed }: ViewerProps) => (
  // biome-ignore lint/a11y/useMediaCaption: files in the drive have no captions.
  <video src={address} aria-label={title} controls onLoadedMetadata={onShown} onError={onFailed} />
);

/** React has no onError for <object>. */
function Pdf({ address, title, onShown, onFailed }: ViewerProps) {
  function listen(element: HTMLObjectElement | null) {
    element?.addEventListener('error', onFailed);
    return () => element?.removeEventListener('error', onFailed);
  }
  return (
    <object
      ref={listen}
      data={`${address}#navpanes=0`}
      type="application/pdf"
      aria-label={title}
      onLoad={onShown}
    >
      <p>
        This browser cannot show the file. <a href={address}>Open it directly</a>
      </p>
    </object>
  );
}
