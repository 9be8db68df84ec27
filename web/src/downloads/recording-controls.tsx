import { useState } from 'react';
import { formatBytes } from '../browser/locale/format-bytes.ts';
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
            aria-label={`Saving ${title}`}
            max={fileSize ?? 1}
            value={fileSize ? storedBytes : 0}
          />
        )}
        <p className="muted">{describeRecording(recording)}</p>
        <p role="status">{message}</p>
      </div>
      <div className={styles.buttons}>
        {isComplete && onPlay && (
          <Button variant="outlined" aria-label={`Play: ${title}`} onClick={onPlay}>
            Play
          </Button>
        )}
        {!isComplete && (
          // One element, so that it keeps the focus.
          <Button
            variant="outlined"
            aria-label={`${state === 'paused' ? 'Resume' : 'Pause'}: ${title}`}
            onClick={() => (state === 'paused' ? resumeSaving : pauseSaving)(id)}
          >
            {state === 'paused' ? 'Resume' : 'Pause'}
          </Button>
        )}
        <Button
          variant="outlined"
          aria-label={`${isComplete ? 'Remove' : 'Cancel'}: ${title}`}
          onClick={() => (isComplete ? setAsking(true) : void removeRecording(id))}
        >
          {isComplete ? 'Remove' : 'Cancel'}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Remove from this phone"
          question={`Remove “${title}” from this phone? You can save it again while you are connected.`}
          no="Keep"
          yes="Remove"
          isDangerous
          onClose={() => setAsking(false)}
          onYes={() => void removeRecording(id)}
        />
      )}
    </div>
  );
}

const STATES = { saving: 'Saving', waiting: 'Waiting', paused: 'Paused' };

/** "23 MB", "Saving: 12 MB of 23 MB" */
function describeRecording({ isComplete, state, storedBytes, fileSize }: Recording): string {
  const total = fileSize === null ? '' : formatBytes(fileSize);
  if (isComplete) return total;
  return `${STATES[state]}: ${formatBytes(storedBytes)}${total && ` of ${total}`}`;
}
