import { locale } from '../../../browser/locale/locale.ts';

/** Whether the reader writes "5:30 PM" rather than "17:30". */
export function usesTwelveHourClock(language = locale): boolean {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  return hour12 === true;
}
