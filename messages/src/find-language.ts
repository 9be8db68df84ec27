import { LANGUAGES, type Language } from './language-names.ts';
import { primaryOf } from './languages.ts';

/** Our language for the first of a reader's languages that we have; `de-CH` and `DE` both stand for German. */
export function findLanguage(tags: readonly string[]): Language | undefined {
  const known = tags.map((tag) => LANGUAGES.find((one) => primaryOf(one) === primaryOf(tag)));
  return known.find(Boolean);
}

/** Longer than any that browsers send. */
const TAG_MAX_CHARS = 35;

/** The languages of an `Accept-Language` header or a stored list, best first; without what is no tag. */
export function languageTags(header: string): string[] {
  const entries = header.split(',', 20).map((entry) => {
    const [tag = '', quality] = entry.split(';q=');
    return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  return entries
    .filter(({ tag, quality }) => quality > 0 && isTag(tag))
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** `Intl` throws an error for any other. */
function isTag(text: string): boolean {
  try {
    return text.length <= TAG_MAX_CHARS && new Intl.Locale(text).language !== '';
  } catch {
    return false;
  }
}
