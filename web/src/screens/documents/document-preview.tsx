import type { Document } from '@assembly/contract/document';
import ExternalLink from 'lucide-react/icons/external-link';
import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { contentAddress, findLastContentError, openContent } from '../../api/content.ts';
import { createMediaResume } from '../../browser/media-resume.ts';
import { useIsOffline } from '../../offline/connection.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import buttons from '../../ui/forms/button.module.css';
import { describeUnreachable } from './describe-unreachable.ts';
import { DocumentDetails } from './document-details.tsx';
import type { Viewer } from './document-kind.ts';
import { titleOf } from './document-title.ts';
import { DownloadControls } from './download-controls.tsx';
import { fileInfoOf } from './file-info.ts';
import styles from './opened-document.module.css';
import type PdfViewer from './pdf/pdf-viewer.tsx';
import { useDownload } from './use-download.ts';

interface DocumentPreviewProps {
  document: Document;
  viewer: Exclude<Viewer, 'save' | 'play'>;
  onClose: () => void;
}

/** Shows a picture, video or PDF, with a download button. */
export function DocumentPreview({ document, viewer, onClose }: DocumentPreviewProps) {
  const download = useDownload(document);
  const preview = usePreview(document);
  const isOffline = useIsOffline();
  // The PDF viewer has one of its own.
  const hasRetry = viewer === 'pdf' || typeof preview.state === 'object';
  return (
    <DetailModal
      title={titleOf(document)}
      className={viewer === 'pdf' ? styles.pdf : styles.large}
      onClose={onClose}
    >
      <div className={styles.actions}>
        <div className={styles.details}>
          <DocumentDetails document={document} />
        </div>
        {!isOffline && (
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
        )}
        <DownloadControls download={download} onCancel={download.cancel} hasOtherRetry={hasRetry} />
      </div>
      {viewer === 'pdf' ? (
        <PdfPreview document={document} />
      ) : (
        <PreviewContent document={document} viewer={viewer} preview={preview} />
      )}
    </DetailModal>
  );
}

type PreviewState = 'loading' | 'shown' | 'not supported' | { error: string };

interface Preview {
  state: PreviewState;
  container: RefObject<HTMLDivElement | null>;
  onShown: () => void;
  /** Without an error, the server is asked for it. */
  onFailed: (error?: unknown) => void;
  tryAgain: () => void;
}

/** The browser loads the file by itself and does not say why it failed. */
function usePreview({ id }: Document): Preview {
  const [state, setState] = useState<PreviewState>('loading');
  const container = useRef<HTMLDivElement>(null);

  function fail(error: unknown) {
    const isLoaded = error === undefined;
    setState(isLoaded ? 'not supported' : { error: errorMessage(error, describeUnreachable()) });
  }

  async function showError() {
    const error = await findLastContentError(id);
    fail(error);
  }

  function tryAgain() {
    setState('loading');
    // The focused retry button disappears.
    container.current?.focus();
  }

  return {
    state,
    container,
    onShown: () => setState('shown'),
    onFailed: (error) => (error === undefined ? void showError() : fail(error)),
    tryAgain,
  };
}

interface PreviewContentProps {
  document: Document;
  viewer: 'picture' | 'video';
  preview: Preview;
}

function PreviewContent({ document, viewer, preview }: PreviewContentProps) {
  const { state, container, onShown, onFailed, tryAgain } = preview;
  const viewerProps = { document, onShown, onFailed };
  return (
    <div ref={container} tabIndex={-1} className={styles.preview}>
      {state === 'loading' && <Loading />}
      {state === 'not supported' && (
        <div role="alert">
          <EmptyState text="This browser cannot show the file. Download it instead." />
        </div>
      )}
      {typeof state === 'object' && <LoadFailed text={state.error} onAction={tryAgain} />}
      {(state === 'loading' || state === 'shown') &&
        (viewer === 'picture' ? <Picture {...viewerProps} /> : <Video {...viewerProps} />)}
    </div>
  );
}

interface ViewerProps extends Pick<Preview, 'onShown' | 'onFailed'> {
  document: Document;
}

/** Requested by us and not by the browser, so that it can be stored on this device. */
function Picture({ document, onShown, onFailed }: ViewerProps) {
  const [source, setSource] = useState('');
  const load = useEffectEvent((signal: AbortSignal) => loadPicture(document, signal));
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let address = '';
    load(signal).then(
      (picture) => {
        if (signal.aborted) return;
        address = URL.createObjectURL(picture);
        setSource(address);
      },
      (error) => !signal.aborted && fail(error),
    );
    return () => {
      stop.abort();
      URL.revokeObjectURL(address);
    };
  }, []);
  return source ? (
    <img src={source} alt={titleOf(document)} onLoad={onShown} onError={() => onFailed()} />
  ) : null;
}

function Video({ document, onShown, onFailed }: ViewerProps) {
  const [resume] = useState(createMediaResume);
  return (
    // biome-ignore lint/a11y/useMediaCaption: files in the drive have no captions.
    <video
      src={contentAddress(document.id)}
      aria-label={titleOf(document)}
      controls
      onLoadedMetadata={onShown}
      onError={(event) => resume(event.currentTarget) || onFailed()}
    />
  );
}

/** Loads a picture and stores it on this device. Without a connection, reads its copy. */
async function loadPicture(document: Document, signal: AbortSignal): Promise<Blob> {
  const [{ preferServer }, { storeOpened }] = await Promise.all([
    import('../../offline/files/prefer-server.ts'),
    import('../../offline/files/stored-files.ts'),
  ]);
  async function load() {
    const picture = await (await openContent(contentAddress(document.id), { signal })).blob();
    void storeOpened(fileInfoOf(document, ''), picture);
    return picture;
  }
  return await preferServer(document.id, load, (copy) => copy);
}

/** Loads the viewer, which is as large as the rest of the app, only when a PDF is opened. */
function PdfPreview({ document }: { document: Document }) {
  const [Viewer, setViewer] = useState<ComponentType<ComponentProps<typeof PdfViewer>>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    import('./pdf/pdf-viewer.tsx').then(
      (module) => setViewer(() => module.default),
      () => setFailed(true),
    );
  }, []);

  return (
    <div className={styles.pages}>
      {hasFailed ? (
        // A module that failed to load is not loaded again before the page is.
        <LoadFailed
          text={describeUnreachable()}
          action="Reload"
          onAction={() => location.reload()}
        />
      ) : Viewer ? (
        <Viewer info={fileInfoOf(document, '')} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
