import { absoluteUrl, logo as logoPath } from '@assembly/contract/paths';
import type { LiveTopic } from '@assembly/contract/session';
import { readRecordings } from '../../store/content/recordings.ts';
import type { DriveItemRecord } from '../../store/content/records.ts';
import type { AppContext } from '../http/app-context.ts';
import { etagOf } from '../http/responses/etag.ts';
import { writePodcast } from './write-podcast.ts';

export interface CachedPodcast {
  /** With a placeholder for the token. */
  template: string;
  /** The same for every member: each has an address of their own. */
  etag: string;
  /** What is listed, by id. */
  recordings: Map<string, DriveItemRecord>;
}

const SOURCE: LiveTopic = 'documents';
/** Podcast apps show no others. */
const IMAGE_TYPES = ['image/png', 'image/jpeg'];

/** Returns a function that reads the podcast, which is built again only after a change. */
export function createPodcastCache({
  changes,
  db,
  logo,
  settings,
}: Pick<AppContext, 'changes' | 'db' | 'logo' | 'settings'>): () => Promise<CachedPodcast> {
  let cached: Promise<CachedPodcast> | undefined;
  const clear = () => {
    cached = undefined;
  };
  changes.subscribe(({ topic }) => {
    if (topic === SOURCE || topic === 'resync') clear();
  });
  // Also after a change of the logo.
  settings.onChange(clear);

  async function build(): Promise<CachedPodcast> {
    const { assembly, publicUrl } = settings.current();
    const recordings = await readRecordings(db);
    const { type } = await logo.read();
    const imageUrl = IMAGE_TYPES.includes(type) ? absoluteUrl(publicUrl, logoPath) : undefined;
    const template = writePodcast({ name: assembly.name, publicUrl, imageUrl }, recordings);
    return {
      template,
      etag: etagOf(Buffer.from(template)),
      recordings: new Map(recordings.map((recording) => [recording.id, recording])),
    };
  }

  return () => {
    if (!changes.isConnected()) return build();
    if (cached) return cached;
    const building = build().catch((error) => {
      if (cached === building) clear();
      throw error;
    });
    cached = building;
    return building;
  };
}
