/** The credentials and addresses for Google's APIs, and what to read from them. */
export interface GoogleAccess {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** Without it the calendars are read with the access token. */
  apiKey: string | undefined;
  /** If an event is in several of them, the first one counts. */
  calendarIds: readonly string[];
  /** The ids of the task lists to read; all if empty. */
  taskLists: readonly string[];
  /** If set, only the contents of this folder are synced. */
  driveFolder: string | undefined;
  tokenUrl: string;
  /** `/calendar/v3`, `/tasks/v1`, `/drive/v2` and `/drive/v3` are appended. */
  apiUrl: string;
}
