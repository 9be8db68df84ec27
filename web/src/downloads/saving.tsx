// One chunk: loaded when a recording can be saved, or when there is no connection.

import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useState } from 'react';
import { formatBytes } from '../browser/locale/format-bytes.ts';
import { locale } from '../browser/locale/locale.ts';
import { t } from '../browser/locale/messages.ts';
import type { FileInfo } from '../offline/files/file-store.ts';
import { findStoredFile, useStoredFiles } from '../offline/files/stored-files.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { DetailModal } from '../ui/dialogs/detail-modal.tsx';
import { showErrorToast } from '../ui/feedback/error-message.ts';
import { Button } from '../ui/forms/button.tsx';
import { RecordingControls } from './recording-controls.tsx';
import { type Recording, saveRecordings, useRecording } from './save-queue.ts';
import styles from './saving.module.css';

/** Beside a recording's card: saves it on this device. Once saving has started, it opens a dialog with the progress and the actions. */
export function SaveButton({ info }: { info: FileInfo }) {
  const files = useStoredFiles();
  const recording = useRecording(info.id);
  const [isOpen, setOpen] = useState(false);
  const isGone = !recording;
  useEffect(() => {
    if (isGone) setOpen(false);
  }, [isGone]);
  if (files === undefined) return null;
  const { label, content } = describe(recording);

  function press() {
    if (recording) setOpen(true);
    else void saveRecordings([info]);
  }

  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.save}`}
        aria-label={t.downloads.stateOf(label, info.title)}
        title={label}
        onClick={press}
      >
        {content}
      </button>
      {isOpen && recording && (
        <DetailModal title={info.title} onClose={() => setOpen(false)}>
          <p>{recording.isComplete ? t.downloads.whenSaved : t.downloads.whileSaving}</p>
          <RecordingControls recording={recording} />
        </DetailModal>
      )}
    </>
  );
}

function describe(recording: Recording | undefined) {
  if (!recording) return { label: t.downloads.save, content: <Download aria-hidden /> };
  const { isComplete, state, storedBytes, fileSize } = recording;
  if (isComplete) return { label: t.downloads.saved, content: <Check aria-hidden /> };
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(
    fileSize ? storedBytes / fileSize : 0,
  );
  const label = state === 'paused' ? t.downloads.paused : t.downloads.saving;
  return { label: label(percent), content: <span className={styles.percent}>{percent}</span> };
}

interface SaveAllProps {
  /** All recordings of the folder, also those on other pages. */
  load: () => Promise<FileInfo[]>;
}

/** Saves all recordings of a folder. Says how many and how large they are first. */
export function SaveAll({ load }: SaveAllProps) {
  const files = useStoredFiles();
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

  return (
    <div>
      <Button
        variant="outlined"
        aria-disabled={isLoading}
        onClick={() => !isLoading && void findRecordings()}
      >
        <Download aria-hidden />
        {t.downloads.saveAll.button}
      </Button>
      {found && (
        <ConfirmDialog
          title={t.downloads.saveAll.title}
          question={describeSaving(found)}
          no={t.shared.cancel}
          yes={t.shared.save}
          onClose={() => setFound(undefined)}
          onYes={found.length > 0 ? () => void saveRecordings(found) : undefined}
        />
      )}
    </div>
  );
}

function describeSaving(found: FileInfo[]): string {
  if (found.length === 0) return t.downloads.saveAll.nothingLeft;
  const bytes = found.reduce((sum, { fileSize }) => sum + (fileSize ?? 0), 0);
  return t.downloads.saveAll.question(found.length, formatBytes(bytes));
}

/** Marks a file that is stored on this device. */
export function StoredMark({ id }: { id: string }) {
  const isStored = useStoredFiles()?.some((file) => file.id === id && file.isComplete);
  return isStored ? (
    <span className={styles.mark}>
      <Smartphone aria-hidden />
      {t.downloads.onThisPhone}
    </span>
  ) : null;
}
