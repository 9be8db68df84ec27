/** How Google knows us, and where it is. */
export interface GoogleAccess {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** Without one the calendar is read with the bearer token. */
  apiKey: string | undefined;
  calendarId: string;
  tokenUrl: string;
  /** `/calendar/v3`, `/tasks/v1`, `/drive/v2` and `/drive/v3` lie below it. */
  apiUrl: string;
}
