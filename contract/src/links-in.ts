export interface TextPart {
  /** Where in the text it begins. */
  at: number;
  text: string;
  /** Where it leads, if it is an address. */
  href?: string;
}

const ADDRESS = /(?:https?:\/\/|mailto:|\bwww\.)[^\s<>"“”«»]+/gi;
const SCHEME = /^[a-z]+:/i;
/** What follows an address in a sentence, and is no part of it. */
const AFTER_ADDRESS = ".,;:!?'’…)]}";

/** Divides a text into addresses and what stands between them. Together they are the text again. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(ADDRESS)) {
    const address = withoutWhatFollows(found);
    const whole = SCHEME.test(address) ? address : `https://${address}`;
    if (!URL.canParse(whole)) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    end = index + address.length;
    parts.push({ at: index, text: address, href: new URL(whole).href });
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

/** A bracket that was opened within the address belongs to it. */
function withoutWhatFollows(found: string): string {
  let end = found.length;
  while (end > 0 && AFTER_ADDRESS.includes(found.charAt(end - 1))) end -= 1;
  const address = found.slice(0, end);
  const isOpen = address.split('(').length > address.split(')').length;
  return isOpen && found[address.length] === ')' ? `${address})` : address;
}
