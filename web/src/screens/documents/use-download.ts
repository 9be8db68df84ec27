import { ApiError } from '@assembly/contract/api-error';
import type { Document } from '@assembly/contract/document';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { SESSION_KEY } from '../../api/query-client.ts';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { downloadFile, type Progress } from './download-file.ts';

export interface Download {
  /** How far it has come; null when it is not under way. */
  progress: Progress | null;
  /** What went wrong, or ''. */
  failure: string;
  /** It was too large to be gathered here: the browser saves it, and shows how far it has come. */
  isHandedOver: boolean;
  start: () => void;
  cancel: () => void;
}

/** Saving a file. It is dropped, here and at the server, when it is cancelled or no longer drawn. */
export function useDownload(document: Document, onSaved?: () => void): Download {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState('');
  const [isHandedOver, setHandedOver] = useState(false);
  const underWay = useRef<AbortController | null>(null);

  async function save(stop: AbortController) {
    try {
      const how = await downloadFile(document, { signal: stop.signal, onProgress: setProgress });
      if (how === 'saved') onSaved?.();
      else setHandedOver(true);
    } catch (error) {
      if (stop.signal.aborted) return;
      setFailure(
        errorMessage(error, 'The file could not be loaded. Please check your connection.'),
      );
      const isSignedOut = error instanceof ApiError && error.code === 'not_signed_in';
      if (isSignedOut) void client.invalidateQueries({ queryKey: SESSION_KEY });
    }
    setProgress(null);
  }

  function start() {
    cancel();
    setFailure('');
    setHandedOver(false);
    setProgress({ bytes: 0, total: document.fileSize });
    underWay.current = new AbortController();
    void save(underWay.current);
  }

  function cancel() {
    underWay.current?.abort();
    setProgress(null);
  }

  useEffect(() => () => underWay.current?.abort(), []);

  return { progress, failure, isHandedOver, start, cancel };
}
