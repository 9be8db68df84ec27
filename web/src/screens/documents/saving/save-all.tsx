import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { formatBytes } from '../../../browser/locale/format-bytes.ts';
import { saveRecordings } from '../../../downloads/save-queue.ts';
import { useFilesOnDevice } from '../../../downloads/use-recordings.ts';
import type { FileInfo } from '../../../offline/files/stored-file.ts';
import { findStoredFile } from '../../../offline/files/stored-files.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { showErrorToast } from '../../../ui/feedback/error-message.ts';
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
  if (files === undefined) return null;

  async function findRecordings() {
    setLoading(true);
    try {
      const all = await load();
      setFound(all.filter(({ id }) => !findStoredFile(id)?.isComplete));
    } catch (error) {
      showErrorToast(error);
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
  const missingOf = ({ id, fileSize }: FileInfo) =>
    (fileSize ?? 0) - (findStoredFile(id)?.storedBytes ?? 0);
  const bytes = found.reduce((sum, info) => sum + Math.max(0, missingOf(info)), 0);
  const count = found.length === 1 ? 'one recording' : `${found.length} recordings`;
  return `Save ${count} on this phone (${formatBytes(bytes)})?`;
}
