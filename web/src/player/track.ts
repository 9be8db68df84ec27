import type { Chapter } from '@assembly/contract/sermons/sermon';
import { createStore } from '../browser/store.ts';

/** A recording in the player. */
export interface Track {
  id: string;
  title: string;
  /** Its series, or the name of its folder. */
  folder: string;
  speaker?: string;
  chapters?: readonly Chapter[];
  /** The later one of its series, which starts when it ends. */
  next?: Track | undefined;
  /** It has started because the one before it has ended. */
  isContinuation?: boolean;
}

/** In a file of its own, because now-playing.ts is loaded only when something plays. */
export const track = createStore<Track | null>(null);
export const useTrack = track.use;

export const isInPlayer = (id: string) => track.get()?.id === id;
