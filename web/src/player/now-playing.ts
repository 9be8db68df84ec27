import { useSyncExternalStore } from 'react';
import { contentAddress } from '../api/content-address.ts';
import { readPosition } from './saved-position.ts';

export interface Track {
  id: string;
  title: string;
  /** The name of its folder. */
  folder: string;
}

/** Outside of React, so that it keeps playing across screens. */
export const audio = new Audio();

let track: Track | null = null;
const listeners = new Set<() => void>();

function setTrack(next: Track | null): void {
  track = next;
  for (const listener of listeners) listener();
}

/** Loads a recording at its saved position. */
function loadTrack(next: Track): void {
  if (track?.id === next.id) return;
  audio.src = `${contentAddress(next.id)}#t=${readPosition(next.id)}`;
  setTrack(next);
}

/** For a recording opened by a link: does not interrupt another one. */
export function loadTrackIfIdle(next: Track): void {
  if (!track) loadTrack(next);
}

export const isInPlayer = (id: string) => track?.id === id;

/** Failures are shown by the player bar, which listens to the element's events. */
export function play(): void {
  audio.play().catch(() => {});
}

/** Must be called from a click handler: browsers block playback otherwise. */
export function playTrack(next: Track): void {
  loadTrack(next);
  play();
}

export function closePlayer(): void {
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  setTrack(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTrack(): Track | null {
  return useSyncExternalStore(subscribe, () => track);
}
