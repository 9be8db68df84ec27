import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateBack from 'lucide-react/icons/rotate-ccw';
import RotateForward from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useEffect, useRef } from 'react';
import { t } from '../browser/locale/messages.ts';
import { changeQuery } from '../browser/navigation/address.ts';
import { useSession } from '../session/session.ts';
import { Spinner } from '../ui/feedback/loading.tsx';
import { DotSeparated } from '../ui/text/dot-separated.tsx';
import { Sentence } from '../ui/text/sentence.tsx';
import { usePublishedHeight } from '../ui/use-published-height.ts';
import { Chapters } from './chapters.tsx';
import { audio, closePlayer, playTrack } from './now-playing.ts';
import styles from './player-bar.module.css';
import { PlayerFailed } from './player-failed.tsx';
import { noteHeard, savePosition } from './saved-position.ts';
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
  useSavePosition(track);
  usePlayNext(track);
  useMediaSession(track);
  usePublishedHeight(bar, '--player-height');

  useEffect(() => {
    if (isLoggingOut) closePlayer();
  }, [isLoggingOut]);

  function close() {
    closePlayer();
    // A reload must not open it again.
    replaceInAddress(track.id, '');
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    <section ref={bar} aria-label={t.player.title} className={styles.bar}>
      <Control
        ref={playButton}
        label={isPlaying ? t.player.pause : t.player.play}
        className={styles.play}
        onClick={playOrPause}
      >
        {isBuffering && !hasFailed ? <Spinner small /> : isPlaying ? <Pause /> : <Play />}
      </Control>
      <div className={styles.track}>
        {/* Always rendered: screen readers announce only changes inside an existing live region. */}
        <p role="status" className={styles.about}>
          {track.isContinuation && (
            <Sentence
              parts={t.player.nextInSeries(
                (text) => <span className="visually-hidden">{text}</span>,
                track.title,
              )}
            />
          )}
        </p>
        <p className={`three-lines ${styles.title}`} title={track.title}>
          <bdi>{track.title}</bdi>
        </p>
        <p className={styles.about}>
          <DotSeparated texts={[track.speaker, track.folder]} />
        </p>
      </div>
      {hasFailed ? (
        <PlayerFailed key={track.id} id={track.id} playButton={playButton} />
      ) : (
        <SeekBar />
      )}
      <div className={styles.controls}>
        <Control label={t.player.back(BACK_SECONDS)} onClick={() => seekBy(-BACK_SECONDS)}>
          <RotateBack />
          <span aria-hidden>{BACK_SECONDS}</span>
        </Control>
        <Control label={t.player.forward(FORWARD_SECONDS)} onClick={() => seekBy(FORWARD_SECONDS)}>
          <span aria-hidden>{FORWARD_SECONDS}</span>
          <RotateForward />
        </Control>
        {!!track.chapters?.length && <Chapters chapters={track.chapters} />}
        <SpeedSelect />
      </div>
      <Control label={t.player.close} className={styles.close} onClick={close}>
        <X />
      </Control>
    </section>
  );
}

type ControlProps = ComponentProps<'button'> & { label: string };

function Control({ label, className = '', ...rest }: ControlProps) {
  return (
    <button type="button" aria-label={label} className={`icon-button ${className}`} {...rest} />
  );
}

/** The address has the recording that is open, so that a reload opens it again. */
function replaceInAddress(id: string, next: string): void {
  const isInAddress = new URLSearchParams(location.search).get('open') === id;
  if (isInAddress) changeQuery({ open: next }, { replace: true });
}

/** When a recording ends, the next one of its series starts. */
function usePlayNext({ id, next }: Track): void {
  useEffect(() => {
    function playNext() {
      if (!next) return;
      playTrack({ ...next, isContinuation: true });
      replaceInAddress(id, next.id);
    }
    audio.addEventListener('ended', playNext);
    return () => audio.removeEventListener('ended', playNext);
  }, [id, next]);
}

/** Saves the playback position, so that the recording continues there next time. */
function useSavePosition(track: Track): void {
  useEffect(() => {
    const { id } = track;
    noteHeard(track);
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
  }, [track]);
}
