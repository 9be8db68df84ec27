const WORDS_MAX = 10;
const SEARCH_MAX_CHARS = 200;

/** Most texts are no more than this, and need no table of characters. */
const ASCII = /^[\0-\x7f]*$/;

/** Letters that Unicode does not part from their strokes and ties, and people do. */
const PLAIN: Record<string, string> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' },
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

const MARKS = /\p{M}+/gu;

/** The words of a text as they are compared: without regard to case or accents. */
export function foldWords(text: string): string[] {
  if (ASCII.test(text)) return text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  // Without the marks that stand by themselves: to put many of them in their order takes time that grows with the square.
  const parted = text.replace(MARKS, '').normalize('NFKD');
  const bare = parted.replace(MARKS, '').toLowerCase();
  const folded = bare.replace(NOT_PLAIN, (letter) => PLAIN[letter] ?? letter);
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Those of the words looked for that begin none of the words. */
export function notFoundIn(words: string[], search: string[]): string[] {
  return search.filter((sought) => !words.some((word) => word.startsWith(sought)));
}

/** Words are letters and digits, so none begins like this. */
const FINDS_NOTHING = ['!'];

/** The words to search for. Blank text is not a search; text without words, or too long, finds nothing. */
export function searchWords(text = ''): string[] {
  if (text.length > SEARCH_MAX_CHARS) return FINDS_NOTHING;
  if (text.trim() === '') return [];
  const words = foldWords(text).slice(0, WORDS_MAX);
  return words.length > 0 ? words : FINDS_NOTHING;
}
