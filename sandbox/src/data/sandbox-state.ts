import type { AuthorizationCode, Grant } from '../oauth/oauth-records.ts';
import { OFFICE } from '../oauth/permissions.ts';
import { demoOptions, type SandboxOptions, type Settings } from '../options.ts';
import { attachFiles } from './calendar/attach-files.ts';
import { seedCalendar } from './calendar/seed-calendar.ts';
import { seedOtherCalendars } from './calendar/seed-other-calendars.ts';
import { seedDrive } from './drive/seed-drive.ts';
import type { Calendar, CalendarItem, DriveFile, TaskList } from './google-items.ts';
import { seedTasks } from './tasks/seed-tasks.ts';
import { unusualEvents } from './unusual/unusual-events.ts';
import { unusualFiles } from './unusual/unusual-files.ts';
import { unusualTasks } from './unusual/unusual-tasks.ts';

/** Settings of Google's behavior that a test can change. */
export type Behavior = {
  /** With an API key, a calendar that is not public does not exist. */
  calendarIsPublic: boolean;
  /** The calendar's second page is empty but has a page token. */
  emptySecondPage: boolean;
  /** Lists cancelled items even if the request does not ask for them. */
  showsCancelled: boolean;
  refreshTokenIsDead: boolean;
  /** In "testing" and "internal" only the office may sign in; in "testing", refresh tokens end after a week. */
  publishing: 'production' | 'testing' | 'internal';
};

const defaultBehavior: Behavior = {
  calendarIsPublic: true,
  emptySecondPage: true,
  showsCancelled: false,
  refreshTokenIsDead: false,
  publishing: 'production',
};

export type AccessToken = Grant & { expiresAt: number };

/** All data and settings of one sandbox. */
export type SandboxState = {
  readonly settings: Settings;
  /** The sandbox's own URL, for links in replies. */
  url: string;
  behavior: Behavior;
  frozenNow: number | null;
  /** The items of the main calendar, which has the id in the settings. */
  calendar: CalendarItem[];
  otherCalendars: Calendar[];
  taskLists: TaskList[];
  drive: Map<string, DriveFile>;
  accessTokens: Map<string, AccessToken>;
  tokensIssued: number;
  /** Authorization codes that were not exchanged yet. */
  codes: Map<string, AuthorizationCode>;
  /** The accounts that have allowed the app something before. */
  consented: Set<string>;
  grantsMade: number;
  /** By account, the serial of the last grant that was revoked. */
  revokedUpTo: Map<string, number>;
  pageTokenEpoch: number;
  /** Increases with every change of the data, so that lists can be cached until then. */
  version: number;
};

export function createState(options: SandboxOptions): SandboxState {
  const state: SandboxState = {
    settings: {
      now: Date.now,
      hasUnusualItems: false,
      pastDays: 0,
      redirectUris: [],
      ...demoOptions,
      ...withoutUndefined(options),
    },
    url: '',
    behavior: { ...defaultBehavior },
    frozenNow: null,
    calendar: [],
    otherCalendars: [],
    taskLists: [],
    drive: new Map(),
    accessTokens: new Map(),
    tokensIssued: 0,
    codes: new Map(),
    consented: new Set(),
    grantsMade: 0,
    revokedUpTo: new Map(),
    pageTokenEpoch: 0,
    version: 0,
  };
  resetState(state);
  return state;
}

/** Restores the seed data, relative to the current time. Tokens stay valid, and revoked refresh tokens become valid again. */
export function resetState(state: SandboxState) {
  const { timeZone, hasUnusualItems } = state.settings;
  state.frozenNow = null;
  const now = currentTime(state);
  state.behavior = { ...defaultBehavior };
  state.codes.clear();
  state.revokedUpTo.clear();
  state.consented = new Set([OFFICE]);
  const files = seedDrive(now, timeZone);
  state.calendar = attachFiles(seedCalendar(now, timeZone), files);
  state.otherCalendars = seedOtherCalendars(now, timeZone);
  state.taskLists = seedTasks(now, timeZone);
  if (hasUnusualItems) {
    state.calendar.push(...unusualEvents(now, timeZone));
    state.taskLists.push(unusualTasks(now, timeZone));
    files.push(...unusualFiles(now, timeZone));
  }
  state.drive = new Map(files.map((file) => [file.id, file]));
  state.version += 1;
}

export function currentTime(state: SandboxState): number {
  return state.frozenNow ?? state.settings.now();
}

/** An option that is `undefined` means the default. */
function withoutUndefined<T extends object>(options: T): T {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as T;
}
