import { titleOr as orUntitled } from '@assembly/contract/text/title-or';
import { cutText } from '../../cut-text.ts';

/** Control characters, line separators, and marks that reorder or hide the text around them. */
const NOT_IN_TITLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
/** Around names in our own right-to-left texts. */
const ISOLATES = /[\u2066-\u2069]/g;
/** The same without marks that affect only one character, which texts in Hebrew and Arabic use. */
const NOT_IN_TEXT = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
/** Longer ones are cut. */
const TITLE_MAX_CHARS = 200;

/** Text of unknown origin on one line: a title, a subject, the name of a folder. */
export function cleanTitle(text: string, maxChars = TITLE_MAX_CHARS): string {
  // A text of megabytes need not be cleaned as a whole.
  const start = text.slice(0, 10 * maxChars).toWellFormed();
  const visible = start.replace(ISOLATES, '').replace(NOT_IN_TITLE, ' ');
  return cutText(visible.replace(/\s+/g, ' ').trim(), maxChars);
}

/** Text of unknown origin with its line breaks, and whether it was cut. */
export function cleanNotes(text: string, maxChars: number): { text: string; isCut: boolean } {
  const start = text.slice(0, 10 * maxChars);
  const whole = start.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim();
  return {
    text: cutText(whole, maxChars).toWellFormed().replace(NOT_IN_TEXT, ''),
    isCut: whole.length > maxChars || start.length < text.length,
  };
}

/** The title for an email. */
export const titleOr = (text: string, fallback: string) => orUntitled(cleanTitle(text), fallback);
