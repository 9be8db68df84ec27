import { foldWords } from '@assembly/contract/text/search';

/** Folding can triple the length: this keeps the search text below the store's limit for strings. */
const CHARS_MAX = 1_000_000;

/** The folded words of a text, each once and after a space, so that ` wo` finds words that begin with "wo". */
export function searchText(text: string): string {
  let words = '';
  for (const word of new Set(foldWords(text.slice(0, CHARS_MAX)))) words += ` ${word}`;
  return words;
}
