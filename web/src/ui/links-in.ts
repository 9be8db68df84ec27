export interface TextPart {
  /** Where in the text it begins. */
  at: number;
  text: string;
  /** Where it leads, if it is an address. */
  href?: string;
}

const ADDRESS = /(?:https?:\/\/|mailto:)[^\s<>"“”«»]+/gi;
/** What follows an address in a sentence, and is no part of it. */
const AFTER_ADDRESS = /[.,;:!?'’…)\]}]+$/;

/** Divides a text into addresses and what stands between them. Together they are the text again. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(ADDRESS)) {
    const address = withoutWhatFollows(found);
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    end = index + address.length;
    parts.push({ at: index, text: address, href: new URL(address).href });
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

/** A bracket that was opened within the address belongs to it. */
function withoutWhatFollows(found: string): string {
  const address = found.replace(AFTER_ADDRESS, '');
  const isOpen = address.split('(').length > address.split(')').length;
  return isOpen && found[address.length] === ')' ? `${address})` : address;
}
