import { foldWords } from '@assembly/contract/search';

/** A book has as many. Folded, a text may be three times as long, and nobody should be told that this is too long. */
const CHARS_MOST = 1_000_000;

/** The words of a text as they are compared, each once and with a space before it: ` word` finds a beginning. */
export function searchText(text: string): string {
  let words = '';
  for (const word of new Set(foldWords(text.slice(0, CHARS_MOST)))) words += ` ${word}`;
  return words;
}
