const WORDS_MAX = 10;
const SEARCH_MAX_CHARS = 200;

/** Most texts are ASCII, which is quicker to fold. */
const ASCII = /^[\0-\x7f]*$/;

/** Letters that Unicode does not decompose, but that people type as plain letters in a search. */
const PLAIN: Record<string, string> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' },
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

const MARKS = /\p{M}+/gu;

/** The words of a text without case and accents, as search compares them. */
export function foldWords(text: string): string[] {
  if (ASCII.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  // Remove combining marks first: normalizing a long run of them takes quadratic time.
  const decomposed = text.replace(MARKS, '').normalize('NFKD');
  const bare = decomposed.replace(MARKS, '').toLowerCase();
  const folded = bare.replace(NOT_PLAIN, (letter) => PLAIN[letter] ?? letter);
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Folding can triple the length: this keeps the search text below the store's limit for strings. */
const SEARCHED_MAX_CHARS = 1_000_000;

/** The folded words of a text, each once and after a space, so that ` wo` finds words that begin with "wo". */
export function searchText(text: string): string {
  let words = '';
  for (const word of new Set(foldWords(text.slice(0, SEARCHED_MAX_CHARS)))) words += ` ${word}`;
  return words;
}

/** The search words that no word begins with. */
export function missingWords(words: string[], search: string[]): string[] {
  return search.filter((searched) => !words.some((word) => word.startsWith(searched)));
}

/** Words contain only letters and digits, so this matches nothing. */
const FINDS_NOTHING = ['!'];

/** The words to search for. Blank text is not a search; text without words, or too long, finds nothing. */
export function searchWords(text = ''): string[] {
  if (text.length > SEARCH_MAX_CHARS) return FINDS_NOTHING;
  if (text.trim() === '') return [];
  const words = foldWords(text).slice(0, WORDS_MAX);
  return words.length > 0 ? words : FINDS_NOTHING;
}
