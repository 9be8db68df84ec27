import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { formatBytes } from '../../../browser/locale/format-bytes.ts';
import { saveRecordings } from '../../../downloads/save-queue.ts';
import { useFilesOnDevice } from '../../../downloads/use-recordings.ts';
import type { FileInfo } from '../../../offline/files/stored-file.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { notifyError } from '../../../ui/feedback/error-message.ts';
import { Button } from '../../../ui/forms/button.tsx';

interface SaveAllProps {
  /** All recordings of the folder, also those on other pages. */
  load: () => Promise<FileInfo[]>;
}

/** Saves all recordings of a folder. Says how many and how large they are first. */
export function SaveAll({ load }: SaveAllProps) {
  const files = useFilesOnDevice();
  const [isLoading, setLoading] = useState(false);
  const [found, setFound] = useState<FileInfo[]>();
  if (!files) return null;

  async function findRecordings() {
    setLoading(true);
    try {
      const isStored = (id: string) => files?.some((file) => file.id === id);
      setFound((await load()).filter(({ id }) => !isStored(id)));
    } catch (error) {
      notifyError(error);
    }
    setLoading(false);
  }

  function save() {
    if (found) void saveRecordings(found);
    setFound(undefined);
  }

  return (
    <div>
      <Button
        variant="outlined"
        aria-disabled={isLoading}
        onClick={() => !isLoading && void findRecordings()}
      >
        <Download aria-hidden />
        Save all recordings on this phone
      </Button>
      {found && (
        <ConfirmDialog
          title="Save on this phone"
          question={describeSaving(found)}
          onNo={() => setFound(undefined)}
          onYes={found.length > 0 ? save : undefined}
        />
      )}
    </div>
  );
}

function describeSaving(found: FileInfo[]): string {
  if (found.length === 0) return 'All recordings of this folder are on this phone already.';
  const bytes = found.reduce((sum, { fileSize }) => sum + (fileSize ?? 0), 0);
  const count = found.length === 1 ? 'one recording' : `${found.length} recordings`;
  return `Save ${count} on this phone (${formatBytes(bytes)})?`;
}
