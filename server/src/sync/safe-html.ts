import { STRING_MAX_BYTES } from '@assembly/contract/limits';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../escape-html.ts';

/** Nobody writes that many by hand, and reading them takes time that grows with their square. */
const TAGS_MOST = 5000;

const MARKUP = /[<>&\0]/;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // Headings would upset the order of the page's own; to a reader they are strong text.
    h1: 'strong',
    h2: 'strong',
    h3: 'strong',
    h4: 'strong',
    div: 'p',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }),
  },
};

/** HTML as anyone may have written it, reduced to a few tags and links that can do no harm. */
export function safeHtml(html: string): string {
  // The store refuses it for its length; there is no sense in reading it through before.
  if (html.length > STRING_MAX_BYTES) return html;
  // Most descriptions are plain text, which is safe as it is.
  if (!MARKUP.test(html)) return html;
  return hasTooManyTags(html) ? escapeHtml(html) : sanitizeHtml(html, OPTIONS);
}

function hasTooManyTags(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    count += 1;
    if (count > TAGS_MOST) return true;
  }
  return false;
}
