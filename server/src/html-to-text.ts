import { splitTags, unescapeHtml } from '@assembly/contract/text/event-text';
import { parseUrl } from '@assembly/contract/text/parse-url';

const TAG = /^<(\/?)([a-z]+)(?:\s[^>]*?)?>$/;
const HREF = /\shref="([^"]*)"/;
const SCHEMES = ['http:', 'https:', 'mailto:'];
const BLOCKS = ['p', 'ul', 'ol', 'blockquote'];

/** The address of a link, if it has a known scheme. */
function hrefOf(tag: string): string | undefined {
  const url = parseUrl(unescapeHtml(HREF.exec(tag)?.[1] ?? ''));
  return url && SCHEMES.includes(url.protocol) ? url.href : undefined;
}

/** Sanitized HTML for programs that show text only. The address of a link follows its text. */
export function htmlToText(html: string): string {
  let href: string | undefined;
  let linkText = '';
  const pieces = splitTags(html).map((piece) => {
    if (!piece.startsWith('<')) {
      const text = unescapeHtml(piece);
      linkText += text;
      return text;
    }
    const [, slash, name = ''] = TAG.exec(piece) ?? [];
    const isEnd = slash === '/';
    if (name === 'a' && !isEnd) {
      href = hrefOf(piece);
      linkText = '';
      return '';
    }
    if (name === 'a') return href && !isSameAddress(linkText, href) ? ` (${href})` : '';
    if (name === 'br') return '\n';
    if (name === 'li') return isEnd ? '' : '\n- ';
    return BLOCKS.includes(name) ? '\n\n' : '';
  });
  // A pattern for the white space at the end of lines would take quadratic time.
  const lines = pieces.join('').split('\n');
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isSameAddress(text: string, href: string): boolean {
  const bare = (address: string) => address.replace(/^(https?:\/\/|mailto:)|\/$/g, '');
  return bare(text.trim()) === bare(href);
}
