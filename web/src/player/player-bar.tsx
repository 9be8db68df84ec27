import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateBack from 'lucide-react/icons/rotate-ccw';
import RotateForward from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { changeQuery } from '../browser/navigation/address.ts';
import { useSession } from '../session/session.ts';
import { Spinner } from '../ui/feedback/loading.tsx';
import { usePublishedHeight } from '../ui/use-published-height.ts';
import { audio, closePlayer } from './now-playing.ts';
import styles from './player-bar.module.css';
import { PlayerFailed } from './player-failed.tsx';
import { savePosition } from './saved-position.ts';
import { SeekBar } from './seek-bar.tsx';
import { SpeedSelect } from './speed-select.tsx';
import type { Track } from './track.ts';
import { BACK_SECONDS, FORWARD_SECONDS, useMediaSession } from './use-media-session.ts';
import { playOrPause, seekBy, usePlayback } from './use-playback.ts';

/** At the bottom of every screen while a recording is loaded. */
export default function PlayerBar({ track }: { track: Track }) {
  const bar = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const { isPlaying, isBuffering, hasFailed } = usePlayback();
  const { isLoggingOut } = useSession();
  useSavePosition(track.id);
  useMediaSession(track);
  usePublishedHeight(bar, '--player-height');

  useEffect(() => {
    if (isLoggingOut) closePlayer();
  }, [isLoggingOut]);

  function close() {
    closePlayer();
    // A reload must not open it again.
    const isInAddress = new URLSearchParams(location.search).get('open') === track.id;
    if (isInAddress) changeQuery({ open: '' }, { replace: true });
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    <section ref={bar} aria-label="Player" className={styles.bar}>
      <Control
        ref={playButton}
        label={isPlaying ? 'Pause' : 'Play'}
        className={styles.play}
        onPress={playOrPause}
      >
        {isBuffering && !hasFailed ? <Spinner small /> : isPlaying ? <Pause /> : <Play />}
      </Control>
      <p className={styles.title} title={track.title}>
        <bdi>{track.title}</bdi>
        {track.folder && <bdi className={styles.folder}>{track.folder}</bdi>}
      </p>
      {hasFailed ? (
        <PlayerFailed key={track.id} id={track.id} playButton={playButton} />
      ) : (
        <SeekBar />
      )}
      <div className={styles.controls}>
        <Control label={`Back ${BACK_SECONDS} seconds`} onPress={() => seekBy(-BACK_SECONDS)}>
          <RotateBack />
          <span aria-hidden>{BACK_SECONDS}</span>
        </Control>
        <Control
          label={`Forward ${FORWARD_SECONDS} seconds`}
          onPress={() => seekBy(FORWARD_SECONDS)}
        >
          <span aria-hidden>{FORWARD_SECONDS}</span>
          <RotateForward />
        </Control>
        <SpeedSelect />
      </div>
      <Control label="Close player" className={styles.close} onPress={close}>
        <X />
      </Control>
    </section>
  );
}

interface ControlProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  className?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

function Control({ ref, label, className = '', onPress, children }: ControlProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      className={`icon-button ${className}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Saves the playback position, so that the recording continues there next time. */
function useSavePosition(id: string): void {
  useEffect(() => {
    function save() {
      // Closing the player resets the position: the saved one stays.
      if (audio.currentTime > 0) savePosition(id, audio.ended ? 0 : Math.floor(audio.currentTime));
    }
    audio.addEventListener('timeupdate', save);
    audio.addEventListener('ended', save);
    return () => {
      audio.removeEventListener('timeupdate', save);
      audio.removeEventListener('ended', save);
    };
  }, [id]);
}
