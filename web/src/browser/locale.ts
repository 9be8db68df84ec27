import { timeZone as assemblyZone } from './page-config.ts';

const { locale: ownLocale, timeZone: ownZone } = new Intl.DateTimeFormat().resolvedOptions();
export const readerZone = ownZone;
/** The assembly's zone, in which its hours and days are meant. */
export const timeZone = isKnown(() => Intl.DateTimeFormat('en', { timeZone: assemblyZone }))
  ? assemblyZone
  : readerZone;
export const locale = isKnown(() => Intl.getCanonicalLocales(navigator.language))
  ? navigator.language
  : ownLocale;

/** An old browser does not know the newest zones, and some name a language that is none. */
function isKnown(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}
