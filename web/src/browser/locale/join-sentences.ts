import { language } from './locale.ts';

/** Skips what is empty. Between Chinese sentences there is no space. */
export const joinSentences = (...sentences: (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(language() === 'zh-Hans' ? '' : ' ');
