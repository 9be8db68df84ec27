import { parseUrl } from './parse-url.ts';

export interface TextSegment {
  /** Its index in the text. */
  at: number;
  text: string;
  /** If it is a link. */
  href?: string;
}

const ADDRESS = /(?:https?:\/\/|mailto:|\bwww\.)[^\s<>"“”«»]+/gi;
const SCHEME = /^[a-z]+:/i;
/** Punctuation after an address in a sentence, which does not belong to it. */
const AFTER_ADDRESS = ".,;:!?'’…)]}";

/** Splits a text into links and the text between them. */
export function linksIn(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(ADDRESS)) {
    const address = trimPunctuation(found);
    const whole = SCHEME.test(address) ? address : `https://${address}`;
    const url = parseUrl(whole);
    if (!url) continue;
    if (index > end) segments.push({ at: end, text: text.slice(end, index) });
    end = index + address.length;
    segments.push({ at: index, text: address, href: url.href });
  }
  if (end < text.length) segments.push({ at: end, text: text.slice(end) });
  return segments;
}

/** A closing bracket belongs to an address that contains the opening one. */
function trimPunctuation(found: string): string {
  let end = found.length;
  while (end > 0 && AFTER_ADDRESS.includes(found.charAt(end - 1))) end -= 1;
  const address = found.slice(0, end);
  const isOpen = address.split('(').length > address.split(')').length;
  return isOpen && found[address.length] === ')' ? `${address})` : address;
}
