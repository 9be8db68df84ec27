import { useSyncExternalStore } from 'react';
import { contentAddress } from '../api/content-address.ts';
import { readPosition } from './saved-position.ts';

/** A recording in the player. */
export interface Track {
  id: string;
  title: string;
  /** The name of the folder it lies in. */
  folder: string;
}

/** Outside every screen, so that it plays on whatever is drawn. */
export const audio = new Audio();

let track: Track | null = null;
const listeners = new Set<() => void>();

function change(next: Track | null): void {
  track = next;
  for (const listener of listeners) listener();
}

/** Puts a recording into the player, where one stopped listening to it. */
function loadTrack(next: Track): void {
  if (track?.id === next.id) return;
  audio.src = `${contentAddress(next.id)}#t=${readPosition(next.id)}`;
  change(next);
}

/** A link or Back offers one. What somebody is listening to is not taken away for it. */
export function loadTrackIfIdle(offered: Track): void {
  if (!track) loadTrack(offered);
}

export const isInPlayer = (id: string) => track?.id === id;

/** The player shows whether it plays, and what went wrong. */
export function play(): void {
  audio.play().catch(() => {});
}

/** To be called while a press is handled: otherwise some browsers refuse to play. */
export function playTrack(next: Track): void {
  loadTrack(next);
  play();
}

export function closePlayer(): void {
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  change(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTrack(): Track | null {
  return useSyncExternalStore(subscribe, () => track);
}
