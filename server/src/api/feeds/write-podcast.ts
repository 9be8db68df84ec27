import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { getFeedFile, getSermonsFeed } from '@assembly/contract/endpoints/feeds';
import { absoluteUrl } from '@assembly/contract/paths';
import { AUDIO_EXTENSION } from '@assembly/contract/recording';
import { escapeHtml } from '../../escape-html.ts';
import type { DriveItemRecord } from '../../store/content/records.ts';

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
    `<title>${toText(title.replace(AUDIO_EXTENSION, '')) || 'Recording'}</title>`,
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
