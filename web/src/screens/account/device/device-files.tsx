import { useState } from 'react';
import { formatBytes } from '../../../browser/locale/format-bytes.ts';
import { t } from '../../../browser/locale/messages.ts';
import { RecordingControls } from '../../../downloads/recording-controls.tsx';
import { toRecording, useSaveJobs } from '../../../downloads/save-queue.ts';
import type { StoredFile } from '../../../offline/files/file-store.ts';
import {
  bytesOf,
  loadStoredFiles,
  removeOpened,
  useStoredFiles,
} from '../../../offline/files/stored-files.ts';
import { playTrack } from '../../../player/now-playing.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import styles from '../account.module.css';

/** What is stored on this device: recordings that were saved, and documents that were opened. */
export default function DeviceFiles() {
  const files = useStoredFiles();
  if (files === undefined) return <Loading />;
  if (files === null) {
    return <LoadFailed text={t.device.failed} onAction={loadStoredFiles} />;
  }
  return <FileLists files={files} />;
}

function FileLists({ files }: { files: readonly StoredFile[] }) {
  const jobs = useSaveJobs();
  const [isAsking, setAsking] = useState(false);
  const recordings = files
    .filter(({ kind }) => kind === 'saved')
    .sort((one, other) => other.savedAt - one.savedAt)
    .map((file) => toRecording(file, jobs));
  const opened = files.filter(({ kind }) => kind === 'opened');

  async function removeAllOpened() {
    try {
      await removeOpened();
    } catch {
      showToast({ severity: 'error', text: t.device.removeFailed });
    }
  }

  return (
    <div tabIndex={-1} className={styles.group}>
      <p>{files.length === 0 ? t.device.nothing : t.device.used(sizeOf(files))}</p>
      {recordings.length > 0 && (
        <ul aria-label={t.device.recordings} className="rows">
          {recordings.map((recording) => (
            <li key={recording.id} className="actions">
              <p className={styles.title}>
                <bdi>{recording.title}</bdi>
                {recording.folder && <bdi className="muted">{recording.folder}</bdi>}
              </p>
              <RecordingControls recording={recording} onPlay={() => playTrack(recording)} />
            </li>
          ))}
        </ul>
      )}
      {opened.length > 0 && (
        <div className="actions">
          <p className={styles.title}>
            {t.device.documents(opened.length)}
            <span className="muted">{sizeOf(opened)}</span>
          </p>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {t.device.removeAll}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t.device.removeTitle}
          question={t.device.removeQuestion}
          no={t.account.keep}
          yes={t.device.removeAll}
          isDangerous
          onClose={() => setAsking(false)}
          onYes={() => void removeAllOpened()}
        />
      )}
    </div>
  );
}

/** "23 MB": what they use on this device. */
const sizeOf = (files: readonly StoredFile[]) => formatBytes(bytesOf(files));
