import { splitTags, unescapeHtml } from '@assembly/contract/text/event-text';
import { escapeHtml } from '../../escape-html.ts';
import { hrefOf, htmlToText, parseTag } from '../../html-to-text.ts';
import { cleanNotes } from './clean-text.ts';

/** Mail programs show these elements with too much or too little space. */
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
  const text = htmlToText(clean(start));
  return { html: toHtml(start, isCut), text: isCut ? `${text}…` : text, isCut };
}

const clean = (text: string) => cleanNotes(text, Number.POSITIVE_INFINITY).text;

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
  const { name, isEnd } = parseTag(tag);
  if (name === 'br') return '<br>';
  if (!PLAIN_TAGS.includes(name)) return '';
  const isInside = open.at(-1) === name;
  if (isEnd) {
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
