import { timeZone as assemblyZone } from '../page-config.ts';

const { locale: ownLocale, timeZone: ownZone } = new Intl.DateTimeFormat().resolvedOptions();
export const readerZone = ownZone;
/** The assembly's time zone, or the reader's if the browser does not know it. */
export const timeZone = isSupported(() => Intl.DateTimeFormat('en', { timeZone: assemblyZone }))
  ? assemblyZone
  : readerZone;
/** The reader's own language, for when the week starts; texts are always English. */
export const readerLanguage = isSupported(() => Intl.getCanonicalLocales(navigator.language))
  ? navigator.language
  : ownLocale;
/** For dates, times and numbers: English, as the app's texts are. */
export const locale = englishLocaleFor(readerLanguage);

/** English as written in the region of the reader's language, with the reader's own 12- or 24-hour clock. */
export function englishLocaleFor(language: string): string {
  // A bare `de` stands for German in Germany.
  const { region = '001' } = new Intl.Locale(language).maximize();
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  const options = {
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...(hourCycle && { hourCycle }),
  };
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
