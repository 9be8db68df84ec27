interface WeekInfo {
  firstDay: number;
}

/** Newer browsers have the method, older ones the property, Firefox neither. */
type LocaleWithWeek = Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo };

/** For browsers that do not know it: the regions of CLDR whose week starts on Sunday. Elsewhere, Monday is assumed. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';

/** The first day of the week in the region of a language: 1 for Monday to 7 for Sunday. */
export function weekStartOf(language: string): number {
  const locale: LocaleWithWeek = new Intl.Locale(language).maximize();
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? weekStartIn(locale.region ?? '');
}

export function weekStartIn(region: string): number {
  return region && SUNDAY.includes(region) ? 7 : 1;
}
