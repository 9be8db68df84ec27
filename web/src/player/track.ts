import type { Chapter, Sermon } from '@assembly/contract/sermons/sermon';
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
export const currentTrack = track.get;

/** `listed` are the sermons of its page, the newest first: the later ones of its series follow when it ends. */
export function trackOf(sermon: Sermon, listed: readonly Sermon[] = []): Track {
  const { id, title, speaker, series, chapters } = sermon;
  const newer = listed.slice(0, Math.max(0, listed.indexOf(sermon)));
  const later = newer.filter((other) => series && other.series === series).at(-1);
  const next = later && trackOf(later, newer);
  return { id, title, speaker, folder: series, chapters, next };
}

export const isInPlayer = (id: string) => track.get()?.id === id;
