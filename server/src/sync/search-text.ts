import { foldWords } from '@assembly/contract/search';

/** The words of a text as they are compared, each once and with a space before it: ` word` finds a beginning. */
export function searchText(text: string): string {
  let words = '';
  for (const word of new Set(foldWords(text))) words += ` ${word}`;
  return words;
}
