/** The tags of the languages that the app speaks, each a folder beside this file. The first is used when nothing else fits. */
export const LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'pt-BR',
  'it',
  'pl',
  'uk',
  'ro',
  'ar',
  'ko',
  'zh-Hans',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** As their speakers call them. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  it: 'Italiano',
  pl: 'Polski',
  uk: 'Українська',
  ro: 'Română',
  ar: 'العربية',
  ko: '한국어',
  'zh-Hans': '简体中文',
};

/** A native speaker has read all texts of these. */
export const REVIEWED: readonly string[] = ['en'];

const primaryOf = (tag: string) => tag.replace(/-.*/, '').toLowerCase();

/** Our language for the first of a reader's languages that we have; `de-CH` and `DE` both stand for German. */
export function findLanguage(tags: readonly string[]): Language | undefined {
  const known = tags.map((tag) => LANGUAGES.find((one) => primaryOf(one) === primaryOf(tag)));
  return known.find(Boolean);
}

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  primaryOf(language) === 'ar' ? 'rtl' : 'ltr';

/**
 * For dates, times and numbers: the language as written in the region that the reader's own languages name, else in the
 * one where it is spoken most. Always with the Gregorian calendar and Western digits, as in the texts.
 */
export function localeOf(language: string, tags: readonly string[]): string {
  const regions = tags
    .filter((tag) => primaryOf(tag) === primaryOf(language))
    .map((tag) => new Intl.Locale(tag).region);
  const region = regions.find(Boolean) ?? new Intl.Locale(language).maximize().region ?? '001';
  return `${new Intl.Locale(language, { region, calendar: 'gregory', numberingSystem: 'latn' })}`;
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
