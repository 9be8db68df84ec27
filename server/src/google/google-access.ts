/** The credentials and addresses for Google's APIs. */
export interface GoogleAccess {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** Without it the calendar is read with the access token. */
  apiKey: string | undefined;
  calendarId: string;
  tokenUrl: string;
  /** `/calendar/v3`, `/tasks/v1`, `/drive/v2` and `/drive/v3` are appended. */
  apiUrl: string;
}
