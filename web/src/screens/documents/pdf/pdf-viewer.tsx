import { ApiError } from '@assembly/contract/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { sessionKeys } from '../../../api/session.ts';
import type { FileInfo } from '../../../offline/files/stored-file.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { describeUnreachable } from '../describe-unreachable.ts';
import { DAMAGED, type OpenedPdf, openPdf } from './open-pdf.ts';
import { PdfDocument } from './pdf-document.tsx';
import styles from './pdf-viewer.module.css';
import { PdfError } from './read-file.ts';

interface PdfViewerProps {
  /** What is stored with the file on this device. */
  info: FileInfo;
}

/** Shows a PDF inside the page, also in browsers that have no PDF viewer of their own. */
export default function PdfViewer({ info }: PdfViewerProps) {
  const { id, title } = info;
  const { pdf, failure, fail, reopen, resume } = useOpenedPdf(info);
  const [isShown, setShown] = useState(false);

  function show() {
    setShown(true);
    pdf?.store();
  }

  if (failure && !pdf) {
    if (failure instanceof PdfError) {
      return (
        <div role="alert">
          <EmptyState text={failure.message} />
        </div>
      );
    }
    return <LoadFailed text={errorMessage(failure, describeUnreachable())} onAction={reopen} />;
  }
  return (
    <>
      {!isShown && failure === null && <Loading isImmediate />}
      {pdf && (
        <PdfDocument
          pdf={pdf}
          documentId={id}
          title={title}
          onShown={show}
          onFailed={() => fail(new PdfError(DAMAGED))}
        />
      )}
      {pdf && failure !== null && (
        <div role="alert" className={styles.failure}>
          <p>
            {failure instanceof PdfError
              ? failure.message
              : errorMessage(failure, describeUnreachable())}
          </p>
          {!(failure instanceof PdfError) && <Button onClick={resume}>Try again</Button>}
        </div>
      )}
    </>
  );
}

function useOpenedPdf(info: FileInfo) {
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
    openPdf(info, { signal, onFailure: (error) => onFailure(error) }).then(
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
  }, [info.id, attempt]);

  return {
    pdf,
    failure,
    fail: setFailure,
    reopen: () => setAttempt(attempt + 1),
    resume() {
      setFailure(null);
      pdf?.resume();
    },
  };
}
