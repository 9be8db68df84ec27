import { cutText } from './cut-text.ts';

/** The words of another server on one line, without invisible characters, which could forge another line. */
export function toOneLine(text: string, maxChars: number): string {
  return cutText(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, ' ').trim(), maxChars);
}
