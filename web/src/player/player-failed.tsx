import { ApiError } from '@assembly/contract/api-error';
import { type RefObject, useEffect, useState } from 'react';
import { downloadAddress, findContentError } from '../api/content.ts';
import { t } from '../browser/locale/messages.ts';
import { whyUnreachable } from '../browser/why-unreachable.ts';
import { isOffline } from '../offline/connection.ts';
import { errorMessage } from '../ui/feedback/error-message.ts';
import { Button } from '../ui/forms/button.tsx';
import { audio, isPlayingCopy } from './now-playing.ts';
import styles from './player-bar.module.css';
import { forgetHeard } from './saved-position.ts';
import { playAgain } from './use-playback.ts';

interface PlayerFailedProps {
  id: string;
  /** Gets the focus when this disappears. */
  playButton: RefObject<HTMLButtonElement | null>;
}

/** Replaces the slider with an error message and ways to recover. */
export function PlayerFailed({ id, playButton }: PlayerFailedProps) {
  const [text, setText] = useState('');

  useEffect(() => {
    void findContentError(id).then((error) => {
      if (error instanceof ApiError && error.code === 'file_not_found') forgetHeard(id);
      // The copy on this device was read whole: the server's reply does not matter.
      setText(messageFor(isPlayingCopy() ? undefined : error));
    });
  }, [id]);

  useEffect(
    () => () => {
      if (document.activeElement === document.body) playButton.current?.focus();
    },
    [playButton],
  );

  // Continue playing when the network is back.
  useEffect(() => {
    const resume = () => audio.paused || playAgain();
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, []);

  return (
    <div className={styles.failed}>
      <p role="alert">{text}</p>
      <Button variant="plain" onClick={playAgain}>
        {t.common.retry}
      </Button>
      <a href={downloadAddress(id)} download>
        {t.player.failed.download}
      </a>
    </div>
  );
}

function messageFor(error: unknown): string {
  if (error === undefined) return t.player.failed.notPlayable;
  if (isOffline() && !isPlayingCopy()) return t.player.failed.notSaved(whyUnreachable());
  return errorMessage(error, t.player.failed.notLoaded);
}
