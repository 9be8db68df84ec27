import { notices } from '@assembly/contract/messages';
import { contentAddress } from '../api/content-address.ts';
import { createMediaResume, reloadMedia } from '../browser/media-resume.ts';
import { createStore } from '../browser/store.ts';
import { dismissNotice } from '../ui/feedback/notify.ts';
import { readPosition } from './saved-position.ts';

export interface Track {
  id: string;
  title: string;
  /** The name of its folder. */
  folder: string;
}

/** Outside of React, so that playback continues across screens. */
export const audio = new Audio();

// Registered first, so that other listeners do not see an error that resuming has fixed.
const resume = createMediaResume();
audio.addEventListener('error', () => resume(audio));
for (const event of ['playing', 'error']) {
  audio.addEventListener(event, () => dismissNotice(notices.fileOpening));
}

const track = createStore<Track | null>(null);
export const useTrack = track.use;
export const currentTrack = track.get;

/** Loads a recording at its saved position. */
function loadTrack(next: Track): void {
  if (isInPlayer(next.id) && !audio.error) return;
  audio.src = `${contentAddress(next.id)}#t=${readPosition(next.id)}`;
  track.set(next);
}

/** For a recording opened by a link: does not interrupt another one. */
export function loadTrackIfIdle(next: Track): void {
  if (!track.get()) loadTrack(next);
}

export const isInPlayer = (id: string) => track.get()?.id === id;

/** Failures are shown by the player bar, which listens to the element's events. */
export function play(): void {
  if (audio.error) reloadMedia(audio);
  audio.play().catch(() => {});
}

/** Must be called from a click handler: browsers block playback otherwise. */
export function playTrack(next: Track): void {
  loadTrack(next);
  play();
}

export function closePlayer(): void {
  dismissNotice(notices.fileOpening);
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  track.set(null);
}
