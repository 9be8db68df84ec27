const WORDS_MAX = 20;
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

/** The words of a text without case and accents. */
export const foldWords = (text: string): string[] => splitWords(fold(text));

function splitWords(folded: string): string[] {
  return folded.match(ASCII.test(folded) ? /[a-z\d]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Remove combining marks first: normalizing a long run of them takes quadratic time.
  const decomposed = text.replace(MARKS, '').normalize('NFKD');
  const bare = decomposed.replace(MARKS, '').toLowerCase();
  return bare.replace(NOT_PLAIN, (letter) => PLAIN[letter] ?? letter);
}

/** Letters that are written one for the other, but sorted as different ones. */
const SIMILAR: Record<string, string> = {
  ґ: 'г',
  // Arabic: alef wasla, alef maqsura, teh marbuta, and the yeh and kaf of Persian keyboards.
  ...{ '\u0671': '\u0627', '\u0649': '\u064a', '\u0629': '\u0647' },
  ...{ '\u06cc': '\u064a', '\u06a9': '\u0643' },
  // The tatweel, which only stretches a word, and the apostrophe that counts as a letter.
  ...{ '\u0640': '', '\u02bc': "'" },
};
const SIMILAR_LETTERS = new RegExp(`[${Object.keys(SIMILAR).join('')}]`, 'g');

/** Scripts in which words are not separated or, as in Korean, are joined. */
const JOINED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u30fc\p{sc=Hangul}\p{sc=Thai}]+/gu;
/** A syllable of Korean, which is decomposed into its letters, or any other character. */
const CHARACTER = /[\u1100-\u115f][\u1160-\u11ff]*|./gu;

/** An Arabic word after the article, which is written together with it and a preposition. */
const AFTER_ARTICLE = /^(?:[\u0628\u0641\u0643\u0648]?\u0627\u0644|\u0644\u0644)(.{2,})/;

/**
 * The words by whose beginnings search finds a text. Of joined words, they are all pairs of characters and the last
 * character.
 */
export function indexWords(text: string): string[] {
  const folded = fold(text);
  if (ASCII.test(folded)) return splitWords(folded);
  const similar = folded.replace(SIMILAR_LETTERS, (letter) => SIMILAR[letter] ?? letter);
  const words = splitWords(similar.replace(JOINED, toPairs));
  return words.flatMap((word) => AFTER_ARTICLE.exec(word) ?? word);
}

function toPairs(joined: string): string {
  const characters = joined.match(CHARACTER) ?? [];
  return ` ${characters.map((one, index) => one + (characters[index + 1] ?? '')).join(' ')} `;
}

/** A character can become 19 bytes: this keeps the search text below the store's limit for strings. */
const SEARCHED_MAX_CHARS = 500_000;

/** The folded words of a text, each once and after a space, so that ` wo` finds words that begin with "wo". */
export function searchText(text: string): string {
  let words = '';
  for (const word of new Set(indexWords(text.slice(0, SEARCHED_MAX_CHARS)))) words += ` ${word}`;
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
  const words = indexWords(text).slice(0, WORDS_MAX);
  return words.length > 0 ? words : FINDS_NOTHING;
}
