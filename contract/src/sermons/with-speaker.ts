import type { Sermon } from './sermon.ts';

/** The recordings that are sermons, and not of the choir: those with a speaker; all, if none has one. */
export function withSpeaker<Item extends Pick<Sermon, 'speaker'>>(recordings: Item[]): Item[] {
  const sermons = recordings.filter(({ speaker }) => speaker);
  return sermons.length > 0 ? sermons : recordings;
}
