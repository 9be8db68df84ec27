import { STRING_MAX_BYTES } from '@assembly/contract/limits';
import { linksIn } from '@assembly/contract/links-in';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../escape-html.ts';

/** More than anyone writes by hand; parsing time grows with the square. */
const TAGS_MOST = 5000;
/** More than anyone writes by hand; more would take seconds. */
const ENTITIES_MOST = 50_000;
const ADDRESSES_MOST = 5000;

const ELSEWHERE = { rel: 'noopener noreferrer', target: '_blank' };

const MARKUP = /[<>&\0]/;

const SCHEMES = ['http', 'https', 'mailto'];

/** Headings would disturb the page's own outline, so they become paragraphs of strong text. */
const HEADING = 'h1';
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'dt'];
const PARAGRAPHS = ['div', 'tr', 'dd', 'pre', 'section', 'article', 'header', 'footer', 'address'];
const CELL = 'td';
/** Replaced by its content. The library would leave its end tag behind, in the wrong element. */
const BARE = 'span';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'blockquote'],
    // These are rewritten afterwards.
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
    // A link that leads nowhere, or into the app, becomes plain text.
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

/** Reduces untrusted HTML to a few harmless tags and links. */
export function safeHtml(html: string): string {
  // The store refuses such a long text anyway.
  if (html.length > STRING_MAX_BYTES) return html;
  // Most descriptions are plain text.
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

/** Removes white space between blocks, which have their own margins. */
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

/** Turns addresses in the text into links, except inside a link. `html` is safe: every `<` and `>` belongs to a tag. */
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

/** The visible words. `html` is safe. */
export function wordsOf(html: string): string {
  if (!MARKUP.test(html)) return html;
  return unescaped(
    html
      .split(TAG)
      .map((part) => (part.startsWith('<') ? ' ' : part))
      .join(''),
  );
}

/** The entities that sanitize-html writes. An encoded apostrophe would split a word for the search. */
const escapeText = (text: string) => escapeHtml(text).replaceAll('&#39;', "'");
