import { findLanguage, languageTags } from '@assembly/messages/find-language';
import { type Language, localeOf } from '@assembly/messages/languages';
import type { Config } from './config.ts';
import type { StoredLanguages } from './store/users/users.ts';

export type { StoredLanguages };

/** How to write to somebody. */
export interface Reader {
  language: Language;
  /** For dates, times and numbers. */
  locale: string;
}

/** English is written differently there than in Great Britain. */
const ENGLISH_LOCALES = ['en-US', 'en-CA', 'en-AU', 'en-NZ', 'en-PH', 'en-IN', 'en-ZA'];
const ENGLISH_ZONES = ENGLISH_LOCALES.map((locale) => new Intl.Locale(locale).getTimeZones());

/** Their own choice, else the languages of the browser that they last signed in with, else the assembly's. */
export function readerOf(
  { language: chosen, browserLanguages }: StoredLanguages,
  { assembly, language: ofAssembly }: Pick<Config, 'assembly' | 'language'>,
): Reader {
  const tags = languageTags(browserLanguages ?? '');
  const language = findLanguage([chosen ?? '', ...tags]) ?? ofAssembly;
  const isNear = (_: string, at: number) => ENGLISH_ZONES[at]?.includes(assembly.timeZone);
  const english = ENGLISH_LOCALES.find(isNear) ?? 'en-GB';
  return { language, locale: localeOf(language, [...tags, english]) };
}
