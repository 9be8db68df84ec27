import type { Document } from '@assembly/contract/document';
import ExternalLink from 'lucide-react/icons/external-link';
import { useRef, useState } from 'react';
import { contentAddress } from '../../api/content-address.ts';
import { whyNotOpened } from '../../api/open-content.ts';
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

interface PreviewProps {
  document: Document;
  way: Exclude<Viewer, 'save' | 'play'>;
  onClose: () => void;
}

/** A picture, a film or a PDF to be looked at, with its download beside it. */
export function Preview({ document, way, onClose }: PreviewProps) {
  const download = useDownload(document);
  return (
    <DetailModal title={document.title} className={styles.large} onClose={onClose}>
      <div className={styles.actions}>
        <div className={styles.facts}>
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
          <span className={styles.roomy}>New tab</span>
        </a>
        <DownloadControls download={download} onCancel={download.cancel} />
      </div>
      <Sight document={document} way={way} />
    </DetailModal>
  );
}

type State = 'loading' | 'shown' | { failure: string };

function Sight({ document, way }: Omit<PreviewProps, 'onClose'>) {
  const [state, setState] = useState<State>('loading');
  const sight = useRef<HTMLDivElement>(null);

  async function explain() {
    const error = await whyNotOpened(document.id);
    const failure =
      error === undefined
        ? 'This browser cannot show the file. Download it instead.'
        : errorMessage(error, 'The file could not be loaded. Please check your connection.');
    setState({ failure });
  }

  function tryAgain() {
    setState('loading');
    // The button goes; what comes in its place takes the focus.
    sight.current?.focus();
  }

  const parts = {
    address: contentAddress(document.id),
    title: document.title,
    onShown: () => setState('shown'),
    onFailed: () => void explain(),
  };
  return (
    <div ref={sight} tabIndex={-1} className={styles.sight}>
      {typeof state === 'object' ? (
        <LoadFailed text={state.failure} action="Try again" onAction={tryAgain} />
      ) : (
        <>
          {state === 'loading' && <Loading />}
          {way === 'picture' && <Picture {...parts} />}
          {way === 'video' && <Film {...parts} />}
          {way === 'pdf' && <Pdf {...parts} />}
        </>
      )}
    </div>
  );
}

interface SightParts {
  address: string;
  title: string;
  onShown: () => void;
  onFailed: () => void;
}

const Picture = ({ address, title, onShown, onFailed }: SightParts) => (
  <img src={address} alt={title} onLoad={onShown} onError={onFailed} />
);

const Film = ({ address, title, onShown, onFailed }: SightParts) => (
  // biome-ignore lint/a11y/useMediaCaption: what the drive holds has none.
  <video src={address} aria-label={title} controls onLoadedMetadata={onShown} onError={onFailed} />
);

/** React does not listen for the error of an object, so this does. */
function Pdf({ address, title, onShown, onFailed }: SightParts) {
  function listen(viewer: HTMLObjectElement | null) {
    viewer?.addEventListener('error', onFailed);
    return () => viewer?.removeEventListener('error', onFailed);
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
