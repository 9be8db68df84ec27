/** The languages that the app speaks, as their speakers call them. Each tag is a folder beside this file. */
export const LANGUAGE_NAMES = {
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
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** A native speaker has read all texts of these. */
export const REVIEWED: readonly string[] = ['en'];
