import { useEffect, useReducer } from 'react';
import { audio, play } from './now-playing.ts';

const CHANGES = [
  'timeupdate',
  'durationchange',
  'play',
  'pause',
  'playing',
  'waiting',
  'seeked',
  'ended',
  'ratechange',
  'emptied',
  'error',
] as const;

/** What the player is doing, drawn anew whenever that changes. */
export function usePlayback() {
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    for (const change of CHANGES) audio.addEventListener(change, drawAnew);
    // It may have changed since it was drawn, and nobody listened.
    drawAnew();
    return () => {
      for (const change of CHANGES) audio.removeEventListener(change, drawAnew);
    };
  }, []);
  return {
    isPlaying: !audio.paused && audio.error === null,
    /** It should be heard and is not: it is still on its way. */
    isWaiting: !audio.paused && audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasFailed: audio.error !== null,
    seconds: audio.currentTime,
    /** 0 as long as it is not known. */
    duration: Number.isFinite(audio.duration) ? audio.duration : 0,
    speed: audio.playbackRate,
  };
}

export function seekTo(seconds: number): void {
  const end = Number.isFinite(audio.duration) ? audio.duration : Number.MAX_SAFE_INTEGER;
  audio.currentTime = Math.min(Math.max(0, seconds), end);
}

export const seekBy = (seconds: number) => seekTo(audio.currentTime + seconds);

export function playOrPause(): void {
  if (audio.error) playAgain();
  else if (audio.paused) play();
  else audio.pause();
}

/** Asks for the recording once more, and plays on where it broke off. */
export function playAgain(): void {
  const { currentTime } = audio;
  audio.load();
  if (currentTime > 0) audio.currentTime = currentTime;
  play();
}
