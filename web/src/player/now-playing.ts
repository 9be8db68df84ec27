import type { Sermon } from '@assembly/contract/sermons/sermon';
import { contentAddress } from '../api/content.ts';
import { createMediaResume, reloadMedia } from '../browser/media-resume.ts';
import { dismissFileOpening } from '../ui/feedback/show-toast.ts';
import { readPosition } from './saved-position.ts';
import { isInPlayer, type Track, track } from './track.ts';

/** Outside of React, so that playback continues across screens. */
export const audio = new Audio();

// Registered first, so that other listeners do not see an error that resuming has fixed.
const resume = createMediaResume();
audio.addEventListener('error', () => resume(audio));
for (const event of ['canplay', 'playing', 'error']) {
  audio.addEventListener(event, dismissFileOpening);
}

/** The address of the copy on this device, while it is in the player. */
let copyAddress = '';

/** Whether the player plays the copy on this device. */
export const isPlayingCopy = () => copyAddress !== '';

function setSource(next: Track, copy?: Blob): void {
  URL.revokeObjectURL(copyAddress);
  copyAddress = copy ? URL.createObjectURL(copy) : '';
  audio.src = `${copyAddress || contentAddress(next.id)}#t=${readPosition(next.id)}`;
}

function clearSource(): void {
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  URL.revokeObjectURL(copyAddress);
  copyAddress = '';
}

/** `listed` are the sermons of its page, the newest first: the later ones of its series follow when it ends. */
export function trackOf(sermon: Sermon, listed: readonly Sermon[] = []): Track {
  const { id, title, speaker, series, chapters } = sermon;
  const newer = listed.slice(0, Math.max(0, listed.indexOf(sermon)));
  const later = newer.filter((other) => series && other.series === series).at(-1);
  const next = later && trackOf(later, newer);
  return { id, title, speaker, folder: series, chapters, next };
}

/** Loads a recording at its saved position: from this device if it is saved, otherwise from the server. */
async function loadTrack(next: Track): Promise<void> {
  if (isInPlayer(next.id) && !audio.error) return;
  clearSource();
  track.set(next);
  const copy = 'caches' in globalThis ? await readCopy(next.id) : undefined;
  // Another one may have been chosen meanwhile.
  if (track.get() === next) setSource(next, copy);
}

async function readCopy(id: string): Promise<Blob | undefined> {
  const files = await import('../offline/files/stored-files.ts').catch(() => undefined);
  return await files?.readStoredFile(id);
}

/** For a recording opened by a link: does not interrupt another one. */
export function loadTrackIfIdle(next: Track): void {
  if (!track.get()) void loadTrack(next);
}

/** Failures are shown by the player bar, which listens to the element's events. */
export function play(): void {
  if (audio.error) reloadMedia(audio);
  // Blocked by the browser: the person must press play.
  audio.play().catch(({ name }) => name === 'NotAllowedError' && dismissFileOpening());
}

/** Must be called from a click handler: browsers block playback otherwise. */
export function playTrack(next: Track): void {
  void loadTrack(next);
  // Immediately, although the copy on this device is still being read: later, some browsers would block it.
  play();
}

export function closePlayer(): void {
  dismissFileOpening();
  clearSource();
  track.set(null);
}
