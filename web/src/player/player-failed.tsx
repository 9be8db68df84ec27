import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { downloadAddress } from '../api/content-address.ts';
import { whyNotOpened } from '../api/open-content.ts';
import { saveUrl } from '../browser/save-file.ts';
import { errorMessage } from '../ui/feedback/error-message.ts';
import { Button } from '../ui/forms/button.tsx';
import { audio } from './now-playing.ts';
import styles from './player-bar.module.css';

interface PlayerFailedProps {
  id: string;
  /** It is being asked for once more. */
  isTrying: boolean;
  onRetry: () => void;
  /** Takes the focus when this goes, because the recording came. */
  playButton: RefObject<HTMLButtonElement | null>;
}

/** In the place of the slider: what went wrong, and what can be done. */
export function PlayerFailed({ id, isTrying, onRetry, playButton }: PlayerFailedProps) {
  const [text, setText] = useState('');

  useEffect(() => {
    setText('');
    if (isTrying) return;
    let isShown = true;
    void whyNotOpened(id).then((error) => {
      if (isShown) setText(sentenceFor(error));
    });
    return () => {
      isShown = false;
    };
  }, [id, isTrying]);

  useEffect(
    () => () => {
      if (document.activeElement === document.body) playButton.current?.focus();
    },
    [playButton],
  );

  // When the line is back, whoever was listening goes on listening.
  useEffect(() => {
    const goOn = () => !audio.paused && onRetry();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [onRetry]);

  async function download(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    setText('');
    // The browser itself would fail in silence.
    const error = await whyNotOpened(id);
    setText(sentenceFor(error));
    if (error === undefined) saveUrl(downloadAddress(id), '');
  }

  return (
    <div className={styles.failed}>
      <p role="alert">{text}</p>
      <Button look="plain" onClick={onRetry}>
        Try again
      </Button>
      <a href={downloadAddress(id)} download onClick={(event) => void download(event)}>
        Download it instead
      </a>
    </div>
  );
}

function sentenceFor(error: unknown): string {
  if (error === undefined) return 'This browser cannot play the recording.';
  return errorMessage(error, 'The recording could not be loaded. Please check your connection.');
}
