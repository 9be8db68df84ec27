import { useEffect, useEffectEvent, useState } from 'react';
import type { FileInfo } from '../../../offline/files/file-store.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { describeFailure } from '../describe-failure.ts';
import { damaged, type OpenedPdf, openPdf, PdfError } from './open-pdf.ts';
import { PdfDocument } from './pdf-document.tsx';
import styles from './pdf-viewer.module.css';

interface PdfViewerProps {
  /** What is stored with the file on this device. */
  info: FileInfo;
}

/** Shows a PDF inside the page, also in browsers that have no PDF viewer of their own. */
export default function PdfViewer({ info }: PdfViewerProps) {
  const [attempt, setAttempt] = useState(1);
  return <PdfAttempt key={attempt} info={info} onRetry={() => setAttempt(attempt + 1)} />;
}

function PdfAttempt({ info, onRetry }: PdfViewerProps & { onRetry: () => void }) {
  const [pdf, setPdf] = useState<OpenedPdf>();
  const [failure, setFailure] = useState<unknown>();
  const [isShown, setShown] = useState(false);

  const open = useEffectEvent((signal: AbortSignal) =>
    openPdf(info, { signal, onFailure: setFailure }),
  );
  useEffect(() => {
    const closing = new AbortController();
    open(closing.signal).then(setPdf, (error) => closing.signal.aborted || setFailure(error));
    return () => closing.abort();
  }, []);

  useEffect(() => {
    if (isShown) pdf?.store();
  }, [isShown, pdf]);

  return (
    <>
      {!isShown && failure === undefined && <Loading isImmediate />}
      {pdf && (
        <PdfDocument
          pdf={pdf.document}
          info={info}
          isShown={isShown}
          onDrawn={() => setShown(true)}
          onFailed={() => setFailure(damaged())}
        />
      )}
      {failure !== undefined && (
        // Pages that are there stay readable.
        <div className={pdf && styles.failure}>
          {failure instanceof PdfError ? (
            <div role="alert">
              <EmptyState text={failure.message} />
            </div>
          ) : (
            <LoadFailed text={describeFailure(failure)} onAction={onRetry} />
          )}
        </div>
      )}
    </>
  );
}
