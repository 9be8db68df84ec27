import { useRef, useState } from 'react';
import { RecordingControls, sizeOf } from '../../../downloads/recording-controls.tsx';
import { removeRecording, useSavings } from '../../../downloads/save-queue.ts';
import { type Recording, useFilesOnDevice, withSaving } from '../../../downloads/use-recordings.ts';
import type { StoredFile } from '../../../offline/files/stored-file.ts';
import { loadStoredFiles, removeOpened } from '../../../offline/files/stored-files.ts';
import { playTrack } from '../../../player/now-playing.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { useFocusFallback } from '../../../ui/lists/use-focus-fallback.ts';
import styles from './device.module.css';
import { useIsPersistent } from './use-is-persistent.ts';

/** What is stored on this device: recordings that were saved, and documents that were opened. */
export default function DeviceFiles() {
  const files = useFilesOnDevice();
  if (files === undefined) return <Loading />;
  if (files === null) {
    return (
      <LoadFailed
        text="What is stored on this phone could not be read."
        onAction={loadStoredFiles}
      />
    );
  }
  return <FileLists files={files} />;
}

interface Question {
  text: string;
  onYes: () => void;
}

function FileLists({ files }: { files: readonly StoredFile[] }) {
  const savings = useSavings();
  const isPersistent = useIsPersistent();
  const frame = useRef<HTMLDivElement>(null);
  const focusFrame = useFocusFallback(frame, files);
  const [question, setQuestion] = useState<Question>();
  const recordings = files
    .filter(({ kind }) => kind === 'saved')
    .sort((one, other) => other.savedAt - one.savedAt)
    .map((file) => withSaving(file, savings));
  const opened = files.filter(({ kind }) => kind === 'opened');

  function answerYes() {
    focusFrame();
    question?.onYes();
    setQuestion(undefined);
  }

  const askToRemove = ({ id, title }: Recording) =>
    setQuestion({
      text: `Remove “${title}” from this phone? You can save it again while you are connected.`,
      onYes: () => void removeRecording(id),
    });

  return (
    <div ref={frame} tabIndex={-1} className={styles.files}>
      <p>
        {files.length === 0
          ? 'Nothing is stored yet. In Documents, press the arrow beside a recording to save it and hear it without a connection.'
          : `${sizeOf(files)} are used. ${isPersistent ? STAYS : MAY_GO}`}
      </p>
      {recordings.length > 0 && (
        <ul aria-label="Saved recordings" className={styles.list}>
          {recordings.map((recording) => (
            <li key={recording.id} className={styles.recording}>
              <p className={styles.title}>
                <bdi>{recording.title}</bdi>
                {recording.folder && <bdi className="muted">{recording.folder}</bdi>}
              </p>
              <RecordingControls
                recording={recording}
                onPlay={() => playTrack(trackOf(recording))}
                onRemove={() => askToRemove(recording)}
              />
            </li>
          ))}
        </ul>
      )}
      {opened.length > 0 && (
        <div className={styles.recording}>
          <p className={styles.title}>
            {opened.length === 1 ? '1 opened document' : `${opened.length} opened documents`}
            <span className="muted">{sizeOf(opened)}</span>
          </p>
          <Button
            variant="outlined"
            onClick={() =>
              setQuestion({
                text: 'Remove all opened documents from this phone? Each is stored again when you open it.',
                onYes: () => void removeOpened(),
              })
            }
          >
            Remove all
          </Button>
        </div>
      )}
      {question && (
        <ConfirmDialog
          title="Remove from this phone"
          question={question.text}
          onNo={() => setQuestion(undefined)}
          onYes={answerYes}
        />
      )}
    </div>
  );
}

const trackOf = ({ id, title, folder }: Recording) => ({ id, title, folder });

const STAYS = 'Your browser will not remove anything by itself.';
const MAY_GO = 'Your browser may remove it when this phone runs out of space.';
