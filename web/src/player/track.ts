import { createStore } from '../browser/store.ts';

/** A recording in the player. */
export interface Track {
  id: string;
  title: string;
  /** The name of its folder. */
  folder: string;
}

/** Apart from what plays it, which is loaded only when there is something to play. */
export const track = createStore<Track | null>(null);
export const useTrack = track.use;
export const currentTrack = track.get;

export const isInPlayer = (id: string) => track.get()?.id === id;
