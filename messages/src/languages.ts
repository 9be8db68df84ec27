export type { Language } from './language-names.ts';

/** "pt" of "pt-BR" */
export const primaryOf = (tag: string) => tag.replace(/-.*/, '').toLowerCase();

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
