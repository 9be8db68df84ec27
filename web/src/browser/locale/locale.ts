import { directionOf, localeOf } from '@assembly/messages/languages';
import { timeZone as assemblyZone } from '../page-config.ts';
import { createStore } from '../store.ts';

const { locale: ownLocale, timeZone: ownZone } = new Intl.DateTimeFormat().resolvedOptions();
export const readerZone = ownZone;
/** The assembly's time zone, or the reader's if the browser does not know it. */
export const timeZone = isSupported(() => Intl.DateTimeFormat('en', { timeZone: assemblyZone }))
  ? assemblyZone
  : readerZone;
/** The reader's own language, for when the week starts; the texts may be in another one. */
export const readerLanguage = isSupported(() => Intl.getCanonicalLocales(navigator.language))
  ? navigator.language
  : ownLocale;

/** The tag of the language of the page, which the server has written into it; while prerendering there is no document. */
const shown = createStore({
  tag: typeof document === 'undefined' ? 'en' : document.documentElement.lang,
});
export const language = () => shown.get().tag;
/** A component that uses it renders again, with everything below it, when the texts have changed. */
export const useLanguage = () => shown.use().tag;
export const onLanguageChange = shown.subscribe;
/** For dates, times and numbers, in the language of the page. Like `t`, never read it when a module is loaded. */
export let locale = localeFor(language());

/** Renders the app again, in the language that `t` has by now. */
export function setLanguage(next: string): void {
  Object.assign(document.documentElement, { lang: next, dir: directionOf(next) });
  locale = localeFor(next);
  shown.set({ tag: next });
}

export const isRightToLeft = () => document.documentElement.dir === 'rtl';

function localeFor(language: string): string {
  if (language === 'en') return englishLocaleFor(readerLanguage);
  const tags = navigator.languages.filter((tag) => isSupported(() => new Intl.Locale(tag)));
  return localeOf(language, tags);
}

/** English as written in the region of the reader's language, with the reader's own 12- or 24-hour clock. */
export function englishLocaleFor(language: string): string {
  // A bare `de` stands for German in Germany.
  const { region = '001' } = new Intl.Locale(language).maximize();
  const { hourCycle = 'h23' } = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
  }).resolvedOptions();
  const options = { calendar: 'gregory', numberingSystem: 'latn', hourCycle };
  const english = new Intl.Locale(`en-${region}`, options);
  const { locale: known } = new Intl.DateTimeFormat(english).resolvedOptions();
  // Intl falls back to US date order for unknown regions.
  return `${known.includes(region) ? english : new Intl.Locale('en-GB', options)}`;
}

/** Old browsers do not know new time zones, and some report an invalid language. */
function isSupported(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}
