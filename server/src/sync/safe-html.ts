import { splitTags, unescapeHtml } from '@assembly/contract/text/event-text';
import { linksIn } from '@assembly/contract/text/links-in';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../escape-html.ts';
import { isTooLong } from '../store/database/validate-record.ts';

/**
 * Google allows 8192 characters. What is longer is cut before it is stored, so that nothing that reads it later meets
 * more. Parsing takes quadratic time.
 */
export const CHARS_MAX = 20_000;
/** A tag, an entity or a character without its end. */
const UNFINISHED = /(<[a-z/!][^<>]*|&#?\w*|[\ud800-\udbff])$/i;

const LINK_ATTRIBUTES = { rel: 'noopener noreferrer', target: '_blank' };

const MARKUP = /[<>&\0]/;

const SCHEMES = ['http', 'https', 'mailto'];

/** Headings would break the page's own outline, so they become bold paragraphs. */
const HEADING = 'h1';
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'dt'];
const PARAGRAPHS = ['div', 'tr', 'dd', 'pre', 'section', 'article', 'header', 'footer', 'address'];
const CELL = 'td';
/** Replaced by its content later: the library would leave the end tag in the wrong element. */
const UNWRAPPED = 'span';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'blockquote'],
    // These are rewritten afterwards.
    ...[HEADING, CELL, UNWRAPPED],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: SCHEMES,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    ...Object.fromEntries(HEADINGS.map((name) => [name, HEADING])),
    ...Object.fromEntries(PARAGRAPHS.map((name) => [name, 'p'])),
    th: CELL,
    // A link without a target, or into the app, becomes plain text.
    a: (_name, { href = '' }) =>
      isExternal(href)
        ? { tagName: 'a', attribs: { href, ...LINK_ATTRIBUTES } }
        : { tagName: UNWRAPPED, attribs: {} },
  },
};

/** Parses the address as a browser does. */
function isExternal(href: string): boolean {
  const { protocol } = URL.parse(href) ?? {};
  return SCHEMES.some((scheme) => protocol === `${scheme}:`);
}

/** Reduces untrusted HTML to a few harmless tags and links. */
export function safeHtml(html: string): string {
  const cut = cutHtml(html);
  if (cut.length > CHARS_MAX) return escapeHtml(cut);
  // Most descriptions are plain text.
  if (!MARKUP.test(cut)) return linkifyHtml(cut);
  return linkifyHtml(trimBlocks(replaceTags(sanitizeHtml(cut, OPTIONS))));
}

/** What is too long for the store is not cut: the event is left out, and the administrator is told. */
export function cutHtml(html: string): string {
  if (html.length <= CHARS_MAX || isTooLong(html)) return html;
  return `${html.slice(0, CHARS_MAX - 1).replace(UNFINISHED, '')}…`;
}

/** Keeps the words of adjacent headings and table cells apart. */
function replaceTags(html: string): string {
  return html
    .replaceAll(`<${HEADING}>`, '<p><strong>')
    .replaceAll(`</${HEADING}>`, '</strong></p>')
    .replaceAll(`<${CELL}>`, '')
    .replaceAll(`</${CELL}>`, ' ')
    .replaceAll(`<${UNWRAPPED}>`, '')
    .replaceAll(`</${UNWRAPPED}>`, '');
}

const BLOCK_TAG = /(<\/?(?:p|ul|ol|li|blockquote)>)/;

/** Removes white space between blocks, which have their own margins. */
function trimBlocks(html: string): string {
  const pieces = html.split(BLOCK_TAG);
  const last = pieces.length - 1;
  return pieces
    .map((piece, at) => (at === 0 ? piece : piece.trimStart()))
    .map((piece, at) => (at === last ? piece : piece.trimEnd()))
    .join('');
}

const MAYBE_ADDRESS = /:\/\/|mailto:|www\./i;

/** Turns addresses in the text into links, except inside a link. `html` is safe: every `<` and `>` belongs to a tag. */
function linkifyHtml(html: string): string {
  if (!MAYBE_ADDRESS.test(html)) return html;
  let isInLink = false;
  const pieces = splitTags(html).map((piece) => {
    if (piece.startsWith('<a ') || piece === '<a>') isInLink = true;
    else if (piece === '</a>') isInLink = false;
    else if (!isInLink && !piece.startsWith('<') && MAYBE_ADDRESS.test(piece))
      return linkify(piece);
    return piece;
  });
  return pieces.join('');
}

function linkify(escaped: string): string {
  const pieces = linksIn(unescapeHtml(escaped)).map(({ text: piece, href }) => {
    if (!href) return escapeText(piece);
    const attributes = Object.entries({ href, ...LINK_ATTRIBUTES });
    const written = attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
    return `<a${written.join('')}>${escapeText(piece)}</a>`;
  });
  return pieces.join('');
}

/** As sanitize-html writes them, so that sanitizing again changes nothing. An encoded apostrophe would split a word for the search. */
const escapeAttribute = (text: string) => escapeHtml(text).replaceAll('&#39;', "'");
const escapeText = (text: string) => escapeAttribute(text).replaceAll('&quot;', '"');
