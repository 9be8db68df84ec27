import { ApiError } from '@assembly/contract/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { contentAddress } from '../../../api/content-address.ts';
import { sessionKeys } from '../../../api/session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { type OpenedPdf, openPdf } from './loading/open-pdf.ts';
import { PdfError } from './loading/pdf-error.ts';
import { PdfDocument } from './pdf-document.tsx';
import styles from './pdf-viewer.module.css';

interface PdfViewerProps {
  documentId: string;
  title: string;
  /** The first page is shown, or it is known why it is not. */
  onSettled: () => void;
}

const UNREACHABLE = 'The file could not be loaded. Please check your connection.';

/** Shows a PDF inside the page, also in browsers that have no PDF viewer of their own. */
export default function PdfViewer({ documentId, title, onSettled }: PdfViewerProps) {
  const { pdf, failure, reopen, resume } = useOpenedPdf(documentId);
  const [isShown, setShown] = useState(false);
  const hasSettled = isShown || failure !== null;
  const announceSettled = useEffectEvent(onSettled);
  useEffect(() => {
    if (hasSettled) announceSettled();
  }, [hasSettled]);

  if (failure && !pdf) {
    if (failure instanceof PdfError) {
      return (
        <div role="alert">
          <EmptyState text={failure.message} />
        </div>
      );
    }
    return <LoadFailed text={errorMessage(failure, UNREACHABLE)} onAction={reopen} />;
  }
  return (
    <>
      {!isShown && <Loading isImmediate />}
      {pdf && (
        <PdfDocument
          pdf={pdf}
          documentId={documentId}
          title={title}
          onShown={() => setShown(true)}
        />
      )}
      {pdf && failure !== null && (
        <div role="alert" className={styles.failure}>
          <p>
            {failure instanceof PdfError ? failure.message : errorMessage(failure, UNREACHABLE)}
          </p>
          {!(failure instanceof PdfError) && <Button onClick={resume}>Try again</Button>}
        </div>
      )}
    </>
  );
}

function useOpenedPdf(documentId: string) {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(1);
  const [pdf, setPdf] = useState<OpenedPdf | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const onFailure = useEffectEvent((error: unknown) => {
    setFailure(error);
    const isSignedOut = error instanceof ApiError && error.code === 'not_signed_in';
    if (isSignedOut) void client.invalidateQueries({ queryKey: sessionKeys.current });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the file again.
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    let opened: OpenedPdf | undefined;
    setFailure(null);
    setPdf(null);
    openPdf(contentAddress(documentId), { signal, onFailure: (error) => onFailure(error) }).then(
      (result) => {
        opened = result;
        if (signal.aborted) result.close();
        else setPdf(result);
      },
      (error) => !signal.aborted && onFailure(error),
    );
    return () => {
      closing.abort();
      opened?.close();
    };
  }, [documentId, attempt]);

  return {
    pdf,
    failure,
    reopen: () => setAttempt(attempt + 1),
    resume() {
      setFailure(null);
      pdf?.resume();
    },
  };
}
