import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { locale } from '../../../browser/locale/locale.ts';
import { RecordingControls } from '../../../downloads/recording-controls.tsx';
import { saveRecordings } from '../../../downloads/save-queue.ts';
import {
  type Recording,
  useFilesOnDevice,
  useRecording,
} from '../../../downloads/use-recordings.ts';
import type { FileInfo } from '../../../offline/files/stored-file.ts';
import { DetailModal } from '../../../ui/dialogs/detail-modal.tsx';
import styles from './saving.module.css';

const percentFormat = new Intl.NumberFormat(locale, { style: 'percent' });

/** Beside a recording's card: saves it on this device. Once saving has started, it opens a dialog with the progress and the actions. */
export function SaveButton({ info }: { info: FileInfo }) {
  const files = useFilesOnDevice();
  const recording = useRecording(info.id);
  const [isOpen, setOpen] = useState(false);
  const isGone = !recording;
  useEffect(() => {
    if (isGone) setOpen(false);
  }, [isGone]);
  if (files === undefined) return null;
  const { label, content } = recording ? describe(recording) : NOT_SAVED;

  function press() {
    if (recording) setOpen(true);
    else void saveRecordings([info]);
  }

  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.save}`}
        aria-label={`${label}: ${info.title}`}
        title={label}
        onClick={press}
      >
        {content}
      </button>
      {isOpen && recording && (
        <DetailModal title={info.title} onClose={() => setOpen(false)}>
          <p>
            {recording.isComplete
              ? 'This recording is saved on this phone. You can hear it without a connection.'
              : 'You can keep using the app while the recording is being saved.'}
          </p>
          <RecordingControls recording={recording} />
        </DetailModal>
      )}
    </>
  );
}

const NOT_SAVED = { label: 'Save on this phone', content: <Download aria-hidden /> };

function describe({ isComplete, state, bytes, fileSize }: Recording) {
  if (isComplete) return { label: 'Saved on this phone', content: <Check aria-hidden /> };
  const percent = percentFormat.format(fileSize ? bytes / fileSize : 0);
  const label = state === 'paused' ? 'Saving is paused' : 'Saving on this phone';
  return {
    label: `${label}, ${percent}`,
    content: <span className={styles.percent}>{percent}</span>,
  };
}
