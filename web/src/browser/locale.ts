import { timeZone as assemblyZone } from './page-config.ts';

const { locale: ownLocale, timeZone: ownZone } = new Intl.DateTimeFormat().resolvedOptions();
export const readerZone = ownZone;
/** The assembly's time zone, or the reader's if the browser does not know it. */
export const timeZone = isSupported(() => Intl.DateTimeFormat('en', { timeZone: assemblyZone }))
  ? assemblyZone
  : readerZone;
export const locale = isSupported(() => Intl.getCanonicalLocales(navigator.language))
  ? navigator.language
  : ownLocale;

/** Old browsers do not know new time zones, and some report an invalid language. */
function isSupported(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}
