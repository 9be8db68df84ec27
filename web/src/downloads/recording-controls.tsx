import { useState } from 'react';
import { formatBytes } from '../browser/locale/format-bytes.ts';
import { t } from '../browser/locale/messages.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../ui/forms/button.tsx';
import styles from './downloads.module.css';
import { pauseSaving, type Recording, removeRecording, resumeSaving } from './save-queue.ts';

interface RecordingControlsProps {
  recording: Recording;
  onPlay?: () => void;
}

/** How much of a recording is on this device, and what can be done about it. */
export function RecordingControls({ recording, onPlay }: RecordingControlsProps) {
  const { id, title, isComplete, state, message, storedBytes, fileSize } = recording;
  const [isAsking, setAsking] = useState(false);

  return (
    <div className={styles.controls}>
      <div className={styles.status}>
        {!isComplete && (
          <progress
            aria-label={t.downloads.progress.label(title)}
            max={fileSize ?? 1}
            value={fileSize ? storedBytes : 0}
          />
        )}
        <p className="muted">{describeRecording(recording)}</p>
        <p role="status">{message}</p>
      </div>
      <div className={styles.buttons}>
        {isComplete && onPlay && (
          <Button variant="outlined" aria-label={t.downloads.playItem(title)} onClick={onPlay}>
            {t.downloads.play}
          </Button>
        )}
        {!isComplete && (
          // One element, so that it keeps the focus.
          <Button
            variant="outlined"
            aria-label={
              state === 'paused' ? t.downloads.resumeItem(title) : t.downloads.pauseItem(title)
            }
            onClick={() => (state === 'paused' ? resumeSaving : pauseSaving)(id)}
          >
            {state === 'paused' ? t.downloads.resume : t.downloads.pause}
          </Button>
        )}
        <Button
          variant="outlined"
          aria-label={isComplete ? t.downloads.remove.item(title) : t.downloads.cancelItem(title)}
          onClick={() => (isComplete ? setAsking(true) : void removeRecording(id))}
        >
          {isComplete ? t.downloads.remove.button : t.shared.cancel}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t.downloads.remove.title}
          question={t.downloads.remove.question(title)}
          no={t.downloads.remove.keep}
          yes={t.downloads.remove.button}
          isDangerous
          onClose={() => setAsking(false)}
          onYes={() => void removeRecording(id)}
        />
      )}
    </div>
  );
}

/** "23 MB", "Saving: 12 MB of 23 MB" */
function describeRecording({ isComplete, state, storedBytes, fileSize }: Recording): string {
  const total = fileSize === null ? '' : formatBytes(fileSize);
  if (isComplete) return total;
  const { progress } = t.downloads;
  const stored = formatBytes(storedBytes);
  return progress[state](total ? progress.amountOf(stored, total) : stored);
}
