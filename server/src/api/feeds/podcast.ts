import { dayIn } from '@assembly/contract/day-in';
import { getFeedChapters, getFeedFile, getSermonsFeed } from '@assembly/contract/endpoints/account';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { FEED_RECORDINGS_MAX } from '@assembly/contract/limits';
import { absoluteUrl, logo as logoPath } from '@assembly/contract/paths';
import type { LiveTopic } from '@assembly/contract/session';
import { titleOr } from '@assembly/contract/text/title-or';
import type { Language } from '@assembly/messages/languages';
import type { Localization } from '../../create-localize.ts';
import { escapeHtml } from '../../escape-html.ts';
import { type Recording, readRecordings } from '../../store/content/recordings.ts';
import type { AppContext } from '../http/app-context.ts';
import { etagOf } from '../http/response-body.ts';

interface CachedPodcast {
  /** With a placeholder for the token. */
  template: string;
  /** The same for every member: each has an address of their own. */
  etag: string;
  /** What is listed, by id. */
  recordings: Map<string, Recording>;
}

const SOURCE: LiveTopic = 'documents';
/** Podcast apps show no others. */
const IMAGE_TYPES = ['image/png', 'image/jpeg'];

/** Returns a function that reads the podcast in a language, which is built again only after a change. */
export function createPodcastCache({ changes, db, logo, settings }: AppContext) {
  const cached = new Map<Language, Promise<CachedPodcast>>();
  const clear = () => cached.clear();
  changes.subscribe(({ topic }) => {
    if (topic === SOURCE || topic === 'resync') clear();
  });
  // A new logo is a change of the settings, too.
  settings.onChange(clear);

  async function build({ t }: Localization): Promise<CachedPodcast> {
    const { assembly, publicUrl } = settings.current();
    const { timeZone } = assembly;
    const recordings = (await readRecordings(db, timeZone)).slice(0, FEED_RECORDINGS_MAX);
    const { type } = await logo.read();
    const imageUrl = IMAGE_TYPES.includes(type) ? absoluteUrl(publicUrl, logoPath) : undefined;
    const template = writePodcast(
      { name: assembly.name, publicUrl, imageUrl, timeZone, t },
      recordings,
    );
    return {
      template,
      etag: etagOf(Buffer.from(template)),
      recordings: new Map(recordings.map((recording) => [recording.item.id, recording])),
    };
  }

  return (localization: Localization): Promise<CachedPodcast> => {
    const { language } = localization;
    if (!changes.isConnected()) return build(localization);
    const known = cached.get(language);
    if (known) return known;
    const building = build(localization).catch((error) => {
      if (cached.get(language) === building) cached.delete(language);
      throw error;
    });
    cached.set(language, building);
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
  timeZone: string;
  t: Localization['t'];
}

interface Episode {
  item: Pick<Recording['item'], 'createdDate'>;
  sermon: Recording['sermon'];
}

/** RSS 2.0 with the tags of Apple Podcasts and of the podcast namespace. The same for every member, with a placeholder for the token. */
export function writePodcast(podcast: Podcast, episodes: Episode[]): string {
  const { name, publicUrl, imageUrl, t } = podcast;
  const title = toText(name);
  const site = absoluteUrl(publicUrl, '');
  const path = addressOf(getSermonsFeed, { params: { token: PATH_PLACEHOLDER } });
  const self = absoluteUrl(publicUrl, toTemplatePath(path));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${title}</title>`,
    `<link>${toText(site)}</link>`,
    `<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>`,
    `<description>${toText(t.feeds.recordingsOf(name))}</description>`,
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
    ...episodes.map((episode) => writeItem(episode, podcast)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function writeItem({ item, sermon }: Episode, { publicUrl, timeZone, t }: Podcast): string {
  const { id, title, speaker, durationSeconds, chapters, mimeType, fileSize } = sermon;
  const urlOf = (endpoint: typeof getFeedFile | typeof getFeedChapters) => {
    const path = addressOf(endpoint, { params: { token: PATH_PLACEHOLDER, id } });
    return escapeHtml(absoluteUrl(publicUrl, toTemplatePath(path)));
  };
  const date = dateOf(sermon.date, item.createdDate, timeZone);
  return [
    '<item>',
    `<title>${titleOr(toText(title), toText(t.feeds.recording))}</title>`,
    `<guid isPermaLink="false">${toText(id)}</guid>`,
    ...(date ? [`<pubDate>${date.toUTCString()}</pubDate>`] : []),
    ...(speaker ? [`<itunes:author>${toText(speaker)}</itunes:author>`] : []),
    ...(durationSeconds === null ? [] : [`<itunes:duration>${durationSeconds}</itunes:duration>`]),
    ...(chapters.length > 0
      ? [`<podcast:chapters url="${urlOf(getFeedChapters)}" type="application/json+chapters"/>`]
      : []),
    // RSS requires a length; 0 is the convention for one that is not known.
    `<enclosure url="${urlOf(getFeedFile)}" length="${fileSize ?? 0}" type="${escapeHtml(mimeType)}"/>`,
    '</item>',
  ].join('\n');
}

/** Noon of the sermon's day, unless it was created on that day. Undefined without a day. */
function dateOf(day: string, createdDate: string, timeZone: string): Date | undefined {
  if (!day) return undefined;
  const created = Date.parse(createdDate);
  if (!Number.isNaN(created) && dayIn(timeZone, created) === day) return new Date(created);
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return new Date(noon.epochMilliseconds);
}

/** `addressOf` would escape the control character, so a path is built with a plain word first. */
const PATH_PLACEHOLDER = 'TOKEN';
const toTemplatePath = (path: string) => path.replace(PATH_PLACEHOLDER, TOKEN_PLACEHOLDER);

/** Not allowed in XML, or invisible in a title. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu;

const toText = (text: string) => escapeHtml(text.replace(FORBIDDEN, ' ').trim());
