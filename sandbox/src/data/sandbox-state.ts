import { demoOptions, type SandboxOptions, type Settings } from '../options.ts';
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
};

const defaultBehavior: Behavior = {
  calendarIsPublic: true,
  emptySecondPage: true,
  showsCancelled: false,
  refreshTokenIsDead: false,
};

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
  /** Each access token with the time at which it expires. */
  accessTokens: Map<string, number>;
  tokensIssued: number;
  pageTokenEpoch: number;
  /** Increases with every change of the data, so that lists can be cached until then. */
  version: number;
};

export function createState(options: SandboxOptions): SandboxState {
  const state: SandboxState = {
    settings: {
      now: Date.now,
      hasUnusualItems: false,
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
    pageTokenEpoch: 0,
    version: 0,
  };
  resetState(state);
  return state;
}

/** Restores the seed data, relative to the current time; access tokens stay valid. */
export function resetState(state: SandboxState) {
  const { timeZone, hasUnusualItems } = state.settings;
  state.frozenNow = null;
  const now = currentTime(state);
  state.behavior = { ...defaultBehavior };
  state.calendar = seedCalendar(now, timeZone);
  state.otherCalendars = seedOtherCalendars(now, timeZone);
  state.taskLists = seedTasks(now, timeZone);
  const files = seedDrive(now, timeZone);
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
