const GOOGLE_ADD_BY_URL = 'https://calendar.google.com/calendar/r?cid=';

/** Calendar programs open this scheme by subscribing. It stands for http and https. */
export const webcalLink = (calendarUrl: string) => calendarUrl.replace(/^https?:/, 'webcal:');

/** Google refuses an https address here, but accepts the same one with this scheme. */
export const googleLink = (calendarUrl: string) =>
  GOOGLE_ADD_BY_URL + encodeURIComponent(webcalLink(calendarUrl));
