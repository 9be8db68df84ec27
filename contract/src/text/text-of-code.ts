import type { Messages } from '@assembly/messages/catalog';
import {
  ASSEMBLY_NAME_MAX_CHARS,
  DOWNLOADS_PER_MEMBER,
  FEEDS_PER_MEMBER,
  LOGO_MAX_KB,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
} from '../limits.ts';

/** The numbers in the texts that have one. */
const NUMBERS: Record<string, number> = {
  assemblyNameTooLong: ASSEMBLY_NAME_MAX_CHARS,
  nameTooLong: NAME_MAX_CHARS,
  passwordTooLong: PASSWORD_MAX_CHARS,
  passwordTooShort: PASSWORD_MIN_CHARS,
  too_many_downloads: DOWNLOADS_PER_MEMBER,
  too_many_feeds: FEEDS_PER_MEMBER,
  unsupported_image: LOGO_MAX_KB,
};

type Texts = Record<string, string | ((number: number) => string)>;

/** The text of a problem or of an invalid field; undefined if these have none for the code. */
export function textOfCode(texts: Texts, code: string): string | undefined {
  const text = texts[code];
  return typeof text === 'function' ? text(NUMBERS[code] ?? 0) : text;
}

/** The text of a problem by its code, or by its reason if it has one. */
export function textOfProblem(
  texts: Messages['problems'],
  code: string,
  retryAfterSeconds?: number,
): string | undefined {
  if (code !== 'too_many_attempts' || !retryAfterSeconds) return textOfCode(texts, code);
  return retryAfterSeconds < 60
    ? texts.retryInSeconds(retryAfterSeconds)
    : texts.retryInMinutes(Math.ceil(retryAfterSeconds / 60));
}
