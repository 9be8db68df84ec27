import { ApiError } from '@assembly/contract/api-error';
import type { Document } from '@assembly/contract/document';
import { notices } from '@assembly/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sessionKeys } from '../../api/session.ts';
import { useIsOffline } from '../../offline/connection.ts';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { dismissNotice } from '../../ui/feedback/show-toast.ts';
import { describeUnreachable } from './describe-unreachable.ts';
import { downloadFile, type Progress } from './download-file.ts';

export type Download = ReturnType<typeof useDownload>;

/** Downloads a file. Canceling or unmounting aborts the request. */
export function useDownload(document: Document, onSaved?: () => void) {
  const client = useQueryClient();
  const canStart = useCanDownload(document.id);
  /** Null while no download is in progress. */
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState('');
  /** The file is too large to buffer: the browser downloads it and shows the progress. */
  const [isHandedOver, setHandedOver] = useState(false);
  const controller = useRef<AbortController | null>(null);

  async function run({ signal }: AbortController) {
    try {
      const result = await downloadFile(document, { signal, onProgress: setProgress });
      if (result === 'saved') onSaved?.();
      else setHandedOver(true);
    } catch (failure) {
      if (signal.aborted) return;
      setError(errorMessage(failure, describeUnreachable()));
      const isSignedOut = failure instanceof ApiError && failure.code === 'not_signed_in';
      if (isSignedOut) void client.invalidateQueries({ queryKey: sessionKeys.current });
    }
    dismissNotice(notices.fileOpening);
    setProgress(null);
  }

  function start() {
    if (!canStart) return;
    cancel();
    setError('');
    setHandedOver(false);
    setProgress({ bytes: 0, total: document.fileSize });
    controller.current = new AbortController();
    void run(controller.current);
  }

  function cancel() {
    controller.current?.abort();
    setProgress(null);
  }

  useEffect(
    () => () => {
      controller.current?.abort();
      dismissNotice(notices.fileOpening);
    },
    [],
  );

  return { progress, error, isHandedOver, canStart, start, cancel };
}

/** False without a connection, unless there is a copy on this device. */
function useCanDownload(id: string): boolean {
  const isOffline = useIsOffline();
  const [hasCopy, setHasCopy] = useState(false);
  useEffect(() => {
    if (!isOffline) return;
    import('../../offline/files/stored-files.ts')
      .then(({ hasStoredFile }) => hasStoredFile(id))
      .then(setHasCopy, () => {});
  }, [isOffline, id]);
  return !isOffline || hasCopy;
}
