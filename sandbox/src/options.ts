export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export type SandboxOptions = {
  /** 0 for any free port. */
  port?: number;
  now?: () => number;
  /** The calendar's time zone, an IANA name. */
  timeZone?: string;
  clientId?: string;
  clientSecret?: string;
  refreshToken?: string;
  apiKey?: string;
  calendarId?: string;
  accessTokenLifeMs?: number;
  /** Redirect addresses of the app, besides any on this machine. */
  redirectUris?: string[];
  /** For the demo, which has no earlier syncs: events that ended up to so many days before `timeMin` are listed too. */
  pastDays?: number;
  /** For tests: adds events, tasks and files with markup, broken names and other oddities. */
  hasUnusualItems?: boolean;
};

export type Settings = Required<Omit<SandboxOptions, 'port'>>;

export const YOUTH_CALENDAR_ID = 'youth@group.calendar.sandbox.example';
export const MUSIC_CALENDAR_ID = 'music@group.calendar.sandbox.example';

/** The demo's credentials. They are valid only in the sandbox. */
export const demoOptions = {
  timeZone: 'Europe/Zurich',
  clientId: 'demo-client.apps.sandbox.example',
  clientSecret: 'demo-client-secret',
  refreshToken: '1//demo-refresh-token',
  apiKey: 'demo-api-key',
  calendarId: 'assembly@calendar.sandbox.example',
  accessTokenLifeMs: HOUR_MS,
} as const;

/** The calendars that the demo shows, the main one first. */
export const DEMO_CALENDAR_IDS = [demoOptions.calendarId, YOUTH_CALENDAR_ID, MUSIC_CALENDAR_ID];
