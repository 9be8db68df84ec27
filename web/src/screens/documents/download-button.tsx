import { type Document, safeFileName } from '@assembly/contract/document';
import { SECOND_MS } from '@assembly/contract/limits';
import { useMutation } from '@tanstack/react-query';
import DownloadIcon from 'lucide-react/icons/download';
import { useEffect, useEffectEvent } from 'react';
import { checkContent, downloadAddress } from '../../api/content.ts';
import { t } from '../../browser/locale/messages.ts';
import { saveBlob, saveUrl } from '../../browser/save-file.ts';
import { isOffline } from '../../offline/connection.ts';
import { dismissFileOpening, showFileOpening } from '../../ui/feedback/show-toast.ts';
import { Button } from '../../ui/forms/button.tsx';

/** By then the browser has started the download, which going back in the history could stop. */
const STARTED_AFTER_MS = 1 * SECOND_MS;

interface DownloadButtonProps {
  document: Document;
  /** Starts without a click. */
  isStarted?: boolean;
  onStarted?: () => void;
}

/** Has the browser download a file, which shows its progress and can cancel it. */
export function DownloadButton({ document, isStarted = false, onStarted }: DownloadButtonProps) {
  const { id, fileName } = document;
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => findCopyOrCheck(id),
    onSettled: dismissFileOpening,
  });

  function start() {
    if (isPending) return;
    showFileOpening();
    mutate(undefined, {
      // Not called if the dialog was closed meanwhile.
      onSuccess(copy) {
        const name = safeFileName(fileName);
        if (copy) saveBlob(copy, name);
        else saveUrl(downloadAddress(id), name);
      },
    });
  }

  const startIfWanted = useEffectEvent(() => {
    if (isStarted) start();
  });
  useEffect(() => startIfWanted(), []);

  const close = useEffectEvent(() => onStarted?.());
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => close(), STARTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSuccess]);

  return (
    <Button aria-disabled={isPending} onClick={start}>
      <DownloadIcon aria-hidden />
      {t.documents.download}
    </Button>
  );
}

/** Without a connection, the copy on this device. Otherwise asks the server: a browser does not say why a download failed. */
async function findCopyOrCheck(id: string): Promise<Blob | undefined> {
  if (isOffline()) {
    const { readStoredFile } = await import('../../offline/files/stored-files.ts');
    const copy = await readStoredFile(id);
    if (copy) return copy;
  }
  await checkContent(id);
  return undefined;
}
