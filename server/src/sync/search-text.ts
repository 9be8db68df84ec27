import { foldWords } from '@assembly/contract/search';

/** The words of a text as they are compared, each once and with a space before it: ` word` finds a beginning. */
export function searchText(text: string): string {
  return [...new Set(foldWords(text))].map((word) => ` ${word}`).join('');
}
