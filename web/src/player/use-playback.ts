import { useSyncExternalStore } from 'react';
import { reloadMedia } from '../browser/media-resume.ts';
import { createStore } from '../browser/store.ts';
import { audio, play } from './now-playing.ts';

const EVENTS = [
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

function readPlayback() {
  return {
    isPlaying: !audio.paused && audio.error === null,
    isBuffering: !audio.paused && audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasFailed: audio.error !== null,
    seconds: audio.currentTime,
    /** 0 until it is known. */
    duration: Number.isFinite(audio.duration) ? audio.duration : 0,
    speed: audio.playbackRate,
  };
}

const playback = createStore(readPlayback());
for (const event of EVENTS) audio.addEventListener(event, () => playback.set(readPlayback()));

/** The state of the audio element, which outlives the player bar. */
export const usePlayback = playback.use;

/** Does not render again while the position changes. */
export const useIsPlaying = () =>
  useSyncExternalStore(playback.subscribe, () => playback.get().isPlaying);

export function seekTo(seconds: number): void {
  const end = Number.isFinite(audio.duration) ? audio.duration : Number.MAX_SAFE_INTEGER;
  audio.currentTime = Math.min(Math.max(0, seconds), end);
}

export const seekBy = (seconds: number) => seekTo(audio.currentTime + seconds);

export function playOrPause(): void {
  if (audio.paused || audio.error) play();
  else audio.pause();
}

/** Loads the recording again and continues where it stopped. */
export function playAgain(): void {
  reloadMedia(audio);
  play();
}
