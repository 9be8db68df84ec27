import { createStore } from '../browser/store.ts';

/** A recording in the player. */
export interface Track {
  id: string;
  title: string;
  /** The name of its folder. */
  folder: string;
}

/** In a file of its own, because now-playing.ts is loaded only when something plays. */
export const track = createStore<Track | null>(null);
export const useTrack = track.use;
export const currentTrack = track.get;

export const isInPlayer = (id: string) => track.get()?.id === id;
