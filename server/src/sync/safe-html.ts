import { STRING_MAX_BYTES } from '@assembly/contract/limits';
import { linksIn } from '@assembly/contract/links-in';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../escape-html.ts';

/** Nobody writes that many by hand, and reading them takes time that grows with their square. */
const TAGS_MOST = 5000;
/** Nor so many of these, which would take seconds. */
const ENTITIES_MOST = 50_000;
const ADDRESSES_MOST = 5000;

const ELSEWHERE = { rel: 'noopener noreferrer', target: '_blank' };

const MARKUP = /[<>&\0]/;

const SCHEMES = ['http', 'https', 'mailto'];

/** Headings would upset the order of the page's own: to a reader they are paragraphs of strong text. */
const HEADING = 'h1';
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'dt'];
const PARAGRAPHS = ['div', 'tr', 'dd', 'pre', 'section', 'article', 'header', 'footer', 'address'];
const CELL = 'td';
/** Is written out as what it holds. To leave it to the library would leave its end behind, in another's place. */
const BARE = 'span';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'blockquote'],
    // These are written otherwise afterwards.
    ...[HEADING, CELL, BARE],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: SCHEMES,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    ...Object.fromEntries(HEADINGS.map((name) => [name, HEADING])),
    ...Object.fromEntries(PARAGRAPHS.map((name) => [name, 'p'])),
    th: CELL,
    // What leads nowhere, or into the app, is its text alone.
    a: (_name, { href = '' }) =>
      leadsElsewhere(href)
        ? { tagName: 'a', attribs: { href, ...ELSEWHERE } }
        : { tagName: BARE, attribs: {} },
  },
};

/** As a browser reads it. */
function leadsElsewhere(href: string): boolean {
  const { protocol } = URL.parse(href) ?? {};
  return SCHEMES.some((scheme) => protocol === `${scheme}:`);
}

/** HTML as anyone may have written it, reduced to a few tags and links that can do no harm. */
export function safeHtml(html: string): string {
  // The store refuses it for its length; there is no sense in reading it through before.
  if (html.length > STRING_MAX_BYTES) return html;
  // Most descriptions are plain text, which is safe as it is.
  if (!MARKUP.test(html)) return withLinks(html);
  return hasMoreThan(TAGS_MOST, '<', html) || hasMoreThan(ENTITIES_MOST, '&', html)
    ? escapeHtml(html)
    : withLinks(withoutGaps(asParagraphs(sanitizeHtml(html, OPTIONS))));
}

/** Words of two headings, or of two cells, must not run together. */
function asParagraphs(html: string): string {
  return html
    .replaceAll(`<${HEADING}>`, '<p><strong>')
    .replaceAll(`</${HEADING}>`, '</strong></p>')
    .replaceAll(`<${CELL}>`, '')
    .replaceAll(`</${CELL}>`, ' ')
    .replaceAll(`<${BARE}>`, '')
    .replaceAll(`</${BARE}>`, '');
}

const BLOCK_TAG = /(<\/?(?:p|ul|ol|li|blockquote)>)/;

/** Paragraphs and lists keep their own distance: how the source was laid out between them is not to be seen. */
function withoutGaps(html: string): string {
  const parts = html.split(BLOCK_TAG);
  const last = parts.length - 1;
  return parts
    .map((part, at) => (at === 0 ? part : part.trimStart()))
    .map((part, at) => (at === last ? part : part.trimEnd()))
    .join('');
}

function hasMoreThan(most: number, sought: string, html: string): boolean {
  let count = 0;
  for (let at = html.indexOf(sought); at !== -1; at = html.indexOf(sought, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

const MAYBE_ADDRESS = /:\/\/|mailto:|www\./i;
const MAYBE_ADDRESSES = new RegExp(MAYBE_ADDRESS, 'gi');
const TAG = /(<[^>]*>)/;
const ENTITY = /&(?:lt|gt|quot|amp);/g;
const RAW: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Addresses in the text become links, except within one. `html` is safe: every `<` and `>` in it belongs to a tag. */
function withLinks(html: string): string {
  if (!MAYBE_ADDRESS.test(html) || hasTooManyAddresses(html)) return html;
  let isInLink = false;
  const parts = html.split(TAG).map((part) => {
    if (part.startsWith('<a ') || part === '<a>') isInLink = true;
    else if (part === '</a>') isInLink = false;
    else if (!isInLink && !part.startsWith('<') && MAYBE_ADDRESS.test(part)) return linked(part);
    return part;
  });
  return parts.join('');
}

function hasTooManyAddresses(html: string): boolean {
  return html.matchAll(MAYBE_ADDRESSES).drop(ADDRESSES_MOST).next().done === false;
}

function linked(escaped: string): string {
  const parts = linksIn(unescaped(escaped)).map(({ text: part, href }) => {
    if (!href) return escapeText(part);
    const attributes = Object.entries({ href, ...ELSEWHERE });
    const written = attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<a${written.join('')}>${escapeText(part)}</a>`;
  });
  return parts.join('');
}

const unescaped = (text: string) => text.replace(ENTITY, (entity) => RAW[entity] ?? entity);

/** What a reader sees of it, in words. `html` is safe. */
export function wordsOf(html: string): string {
  if (!MARKUP.test(html)) return html;
  return unescaped(
    html
      .split(TAG)
      .map((part) => (part.startsWith('<') ? ' ' : part))
      .join(''),
  );
}

/** As sanitize-html writes it. An apostrophe spelled out would part a word that is looked for. */
const escapeText = (text: string) => escapeHtml(text).replaceAll('&#39;', "'");
