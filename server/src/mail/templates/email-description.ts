import { splitTags, unescapeHtml } from '@assembly/contract/text/event-text';
import { parseUrl } from '@assembly/contract/text/links-in';
import { escapeHtml } from '../../escape-html.ts';
import { cleanText } from './clean-text.ts';

const TAG = /^<(\/?)([a-z]+)(?:\s[^>]*?)?>$/;
const HREF = /\shref="([^"]*)"/;
const SCHEMES = ['http:', 'https:', 'mailto:'];
/** Of elements that mail programs show with too much or too little space. */
const STYLES: Record<string, string> = {
  p: 'margin:0 0 12px',
  ul: 'margin:0 0 12px;padding-left:24px',
  ol: 'margin:0 0 12px;padding-left:24px',
  blockquote: 'margin:0 0 12px 16px',
};
const PARAGRAPH = `<p style="${STYLES.p}">`;
const EMPTY_PARAGRAPH = new RegExp(`${PARAGRAPH}\\s*</p>`, 'g');
const PLAIN_TAGS = ['b', 'strong', 'i', 'em', 'u', 's', 'li', 'a', ...Object.keys(STYLES)];

interface EmailDescription {
  html: string;
  text: string;
  isCut: boolean;
}

/**
 * The description of an event for an email. It is sanitized when it is synced, but an email cannot be corrected later:
 * only the tags that are known here, and links to known schemes, are written again.
 */
export function emailDescription(description: string, maxChars: number): EmailDescription {
  // Without the half of a tag or an entity at the end.
  const start =
    description.length > maxChars
      ? description.slice(0, maxChars).replace(/<[^>]*$|&\w*$|[\ud800-\udbff]$/, '')
      : description;
  const isCut = start.length < description.length;
  return { html: toHtml(start, isCut), text: toText(start, isCut), isCut };
}

const clean = (text: string) => cleanText(text, Number.POSITIVE_INFINITY).text;

function toHtml(description: string, isCut: boolean): string {
  /** The elements that are not closed yet. */
  const open: string[] = [];
  const pieces = splitTags(clean(description)).map((piece) =>
    piece.startsWith('<') ? rewriteTag(piece, open) : escapeHtml(unescapeHtml(piece)),
  );
  const html = [...pieces, isCut ? '…' : '', ...open.reverse().map((name) => `</${name}>`)];
  return html.join('').replace(EMPTY_PARAGRAPH, '');
}

function rewriteTag(tag: string, open: string[]): string {
  const [, slash, name = ''] = TAG.exec(tag) ?? [];
  if (name === 'br') return '<br>';
  if (!PLAIN_TAGS.includes(name)) return '';
  const isInside = open.at(-1) === name;
  if (slash) {
    // An end tag that does not close the innermost element would close one of the email's own.
    if (!isInside) return '';
    open.pop();
    return `</${name}>`;
  }
  // Texts may be copied from pages with thousands of nested paragraphs.
  if (name === 'p' && isInside) return `</p>${PARAGRAPH}`;
  open.push(name);
  if (name !== 'a') return STYLES[name] ? `<${name} style="${STYLES[name]}">` : `<${name}>`;
  const href = hrefOf(tag);
  return href ? `<a href="${escapeHtml(href)}">` : '<a>';
}

function hrefOf(tag: string): string | undefined {
  const url = parseUrl(unescapeHtml(HREF.exec(tag)?.[1] ?? ''));
  return url && SCHEMES.includes(url.protocol) ? url.href : undefined;
}

/** Addresses of links are written after their text. */
function toText(html: string, isCut: boolean): string {
  let href: string | undefined;
  let linkText = '';
  const pieces = splitTags(clean(html)).map((piece) => {
    if (!piece.startsWith('<')) {
      const text = unescapeHtml(piece);
      linkText += text;
      return text;
    }
    const [, slash, name = ''] = TAG.exec(piece) ?? [];
    if (name === 'a' && !slash) {
      href = hrefOf(piece);
      linkText = '';
      return '';
    }
    if (name === 'a') return href && !isSameAddress(linkText, href) ? ` (${href})` : '';
    if (name === 'br') return '\n';
    if (name === 'li') return slash ? '' : '\n- ';
    return name in STYLES ? '\n\n' : '';
  });
  const text = pieces
    .join('')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return isCut ? `${text}…` : text;
}

function isSameAddress(text: string, href: string): boolean {
  const bare = (address: string) => address.replace(/^(https?:\/\/|mailto:)|\/$/g, '');
  return bare(text.trim()) === bare(href);
}
