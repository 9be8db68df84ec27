import { findLanguage, type Language, languageTags, localeOf } from '@assembly/messages/languages';

/** How to write to somebody. */
export interface Reader {
  language: Language;
  /** For dates, times and numbers. */
  locale: string;
}

/** What is stored about a person's languages. */
export interface StoredLanguages {
  language: string | null;
  browserLanguages: string | null;
}

/** Their own choice, else the languages of the browser that they last signed in with, else the assembly's. */
export function readerOf(
  { language: chosen, browserLanguages }: StoredLanguages,
  assemblyLanguage: Language,
): Reader {
  const tags = languageTags(browserLanguages ?? '');
  const language = findLanguage([chosen ?? '', ...tags]) ?? assemblyLanguage;
  return { language, locale: localeOf(language, tags) };
}
