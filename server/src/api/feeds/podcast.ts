import { AUDIO_EXTENSION } from '@assembly/contract/document';
import { getFeedFile, getSermonsFeed } from '@assembly/contract/endpoints/account';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { absoluteUrl, logo as logoPath } from '@assembly/contract/paths';
import type { LiveTopic } from '@assembly/contract/session';
import { titleOr } from '@assembly/contract/text/title-or';
import { escapeHtml } from '../../escape-html.ts';
import { readRecordings } from '../../store/content/recordings.ts';
import type { DriveItemRecord } from '../../store/content/records.ts';
import type { AppContext } from '../http/app-context.ts';
import { etagOf } from '../http/response-body.ts';

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
  // A new logo is a change of the settings, too.
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

/** Stands for the token. Texts cannot contain it, because control characters are removed from them. */
export const TOKEN_PLACEHOLDER = '\u0001';

export interface Podcast {
  /** The name of the assembly. */
  name: string;
  publicUrl: string;
  /** Undefined if podcast apps could not show it. */
  imageUrl: string | undefined;
}

export type Recording = Pick<
  DriveItemRecord,
  'id' | 'title' | 'mimeType' | 'fileSize' | 'createdDate'
>;

/** RSS 2.0 with the tags of Apple Podcasts. The same for every member, with a placeholder for the token. */
export function writePodcast(
  { name, publicUrl, imageUrl }: Podcast,
  recordings: Recording[],
): string {
  const title = toText(name);
  const site = absoluteUrl(publicUrl, '');
  const path = addressOf(getSermonsFeed, { params: { token: PATH_PLACEHOLDER } });
  const self = absoluteUrl(publicUrl, toTemplatePath(path));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${title}</title>`,
    `<link>${toText(site)}</link>`,
    `<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>`,
    `<description>Recordings of ${title}</description>`,
    `<itunes:author>${title}</itunes:author>`,
    ...(imageUrl
      ? [
          `<itunes:image href="${escapeHtml(imageUrl)}"/>`,
          `<image><url>${escapeHtml(imageUrl)}</url><title>${title}</title><link>${toText(site)}</link></image>`,
        ]
      : []),
    '<itunes:category text="Religion &amp; Spirituality"/>',
    '<itunes:explicit>false</itunes:explicit>',
    // Keeps a private feed out of Apple's directory.
    '<itunes:block>Yes</itunes:block>',
    '<ttl>60</ttl>',
    ...recordings.map((recording) => writeItem(recording, publicUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function writeItem(
  { id, title, mimeType, fileSize, createdDate }: Recording,
  publicUrl: string,
): string {
  const path = addressOf(getFeedFile, { params: { token: PATH_PLACEHOLDER, id } });
  const url = absoluteUrl(publicUrl, toTemplatePath(path));
  const date = new Date(createdDate);
  return [
    '<item>',
    `<title>${titleOr(toText(title.replace(AUDIO_EXTENSION, '')), 'Recording')}</title>`,
    `<guid isPermaLink="false">${toText(id)}</guid>`,
    ...(Number.isNaN(date.getTime()) ? [] : [`<pubDate>${date.toUTCString()}</pubDate>`]),
    // RSS requires a length; 0 is the convention for one that is not known.
    `<enclosure url="${escapeHtml(url)}" length="${fileSize ?? 0}" type="${escapeHtml(mimeType)}"/>`,
    '</item>',
  ].join('\n');
}

/** `addressOf` would escape the control character, so a path is built with a plain word first. */
const PATH_PLACEHOLDER = 'TOKEN';
const toTemplatePath = (path: string) => path.replace(PATH_PLACEHOLDER, TOKEN_PLACEHOLDER);

/** Not allowed in XML, or invisible in a title. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu;

const toText = (text: string) => escapeHtml(text.replace(FORBIDDEN, ' ').trim());
