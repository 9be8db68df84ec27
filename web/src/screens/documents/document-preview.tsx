import type { Document } from '@assembly/contract/document';
import ExternalLink from 'lucide-react/icons/external-link';
import { lazy, Suspense } from 'react';
import { contentAddress } from '../../api/content.ts';
import { t, withMessages } from '../../browser/locale/messages.ts';
import { useIsOffline } from '../../offline/connection.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { DotSeparated } from '../../ui/text/dot-separated.tsx';
import { describeFailure } from './describe-failure.ts';
import { fileInfoOf, formatDetails } from './document-details.ts';
import type { Viewer } from './document-kind.ts';
import { DownloadButton } from './download-button.tsx';
import styles from './opened-document.module.css';

/** If a viewer cannot be loaded, a reload tries again. */
function NotLoaded() {
  return (
    <LoadFailed
      text={describeFailure()}
      action={t.common.reload}
      onAction={() => location.reload()}
    />
  );
}

/** As large as the rest of the app, so it is loaded only when a PDF is opened. */
const PdfViewer = lazy(() =>
  withMessages(import('./pdf/pdf-viewer.tsx'), 'pdf').catch(() => ({ default: NotLoaded })),
);
const MediaPreview = lazy(() =>
  import('./media-preview.tsx').catch(() => ({ default: NotLoaded })),
);

interface DocumentPreviewProps {
  document: Document;
  viewer: Exclude<Viewer, 'save' | 'play'>;
  onClose: () => void;
}

/** Shows a picture, video or PDF, with a download button. */
export function DocumentPreview({ document, viewer, onClose }: DocumentPreviewProps) {
  const isOffline = useIsOffline();
  const info = fileInfoOf(document, '');
  return (
    <DetailModal title={info.title} className={styles.dialog} onClose={onClose}>
      <div className={styles.actions}>
        <p className="muted">
          <DotSeparated texts={formatDetails(document)} />
        </p>
        {!isOffline && (
          <a
            href={contentAddress(document.id)}
            target="_blank"
            rel="noreferrer"
            aria-label={t.documents.openInNewTab}
            title={t.documents.openInNewTab}
            className="icon-button"
          >
            <ExternalLink aria-hidden />
          </a>
        )}
        <DownloadButton document={document} />
      </div>
      <div className={styles.preview}>
        <Suspense fallback={<Loading />}>
          {viewer === 'pdf' ? (
            <PdfViewer info={info} />
          ) : (
            <MediaPreview info={info} viewer={viewer} />
          )}
        </Suspense>
      </div>
    </DetailModal>
  );
}
