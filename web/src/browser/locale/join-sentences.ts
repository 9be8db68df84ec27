import { language } from './locale.ts';

/** Chinese has no space between sentences. */
export const sentenceSpace = () => (language() === 'zh-Hans' ? '' : ' ');

/** Skips what is empty. */
export const joinSentences = (...sentences: (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(sentenceSpace());
