/** Control and format characters, line separators and lone surrogates: they could forge a line of the log. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
const EMAIL = /\S*(?:@|%40)\S+/gi;
/** Everything after the path of an address. */
const QUERY = /[?#][^\s"'<>()]+/g;
/** Tokens, ids and hashes. */
const TOKEN = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}|[\w-]{40,}/g;
/** Such as a name in text that is not valid JSON. */
const QUOTED = /"[^"]*"|(?<!\w)'[^']*'(?!\w)|`[^`]*`|“[^”]*”/g;
const IDENTIFIER = /^.[\w$.[\]-]{1,40}.$/;

const REMOVED = '(removed)';

/** Text of unknown origin for the log: on one line, without emails, queries, tokens and quoted text. */
export function redact(text: string): string {
  return text
    .replace(INVISIBLE, ' ')
    .replace(QUERY, '')
    .replace(EMAIL, REMOVED)
    .replace(TOKEN, REMOVED)
    .replace(QUOTED, (quoted) => (IDENTIFIER.test(quoted) ? quoted : REMOVED))
    .trim();
}
