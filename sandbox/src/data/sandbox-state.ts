import { demoOptions, type SandboxOptions, type Settings } from '../options.ts';
import type { CalendarItem, DriveFile, TaskList } from './google-items.ts';
import { seedCalendar } from './calendar/seed-calendar.ts';
import { seedDrive } from './drive/seed-drive.ts';
import { seedTasks } from './tasks/seed-tasks.ts';

/** How Google is minded today: what no request can change, and a test can. */
export type Mood = {
  /** A key opens only a public calendar; another looks as if it were not there. */
  calendarIsPublic: boolean;
  /** Follow the calendar's first page with an empty one that has a page token. */
  emptySecondPage: boolean;
  /** Give out cancelled items although nobody asked for them. */
  showsCancelled: boolean;
  refreshTokenIsDead: boolean;
};

const calm: Mood = {
  calendarIsPublic: true,
  emptySecondPage: true,
  showsCancelled: false,
  refreshTokenIsDead: false,
};

/** All that Google knows: the one thing every part of the sandbox shares. */
export type SandboxState = {
  readonly settings: Settings;
  /** Where it listens, for the links inside its answers. */
  url: string;
  mood: Mood;
  frozenNow: number | null;
  calendar: CalendarItem[];
  taskLists: TaskList[];
  drive: Map<string, DriveFile>;
  /** Access token to the moment it expires. */
  accessTokens: Map<string, number>;
  tokensIssued: number;
  pageTokenEpoch: number;
  /** Rises with every change of data, so that an ordered list can be kept until then. */
  version: number;
};

export function createState(options: SandboxOptions): SandboxState {
  const state: SandboxState = {
    settings: { now: Date.now, ...demoOptions, ...withoutUndefined(options) },
    url: '',
    mood: { ...calm },
    frozenNow: null,
    calendar: [],
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

/** Back to the seed, around whatever "now" is; access tokens given out before stay good. */
export function resetState(state: SandboxState) {
  const { timeZone } = state.settings;
  state.frozenNow = null;
  const now = currentTime(state);
  state.mood = { ...calm };
  state.calendar = seedCalendar(now, timeZone);
  state.taskLists = seedTasks(now, timeZone);
  state.drive = new Map(seedDrive(now, timeZone).map((file) => [file.id, file]));
  state.version += 1;
}

export function currentTime(state: SandboxState): number {
  return state.frozenNow ?? state.settings.now();
}

/** `{ timeZone: undefined }` means the default, not no zone. */
function withoutUndefined<T extends object>(options: T): T {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as T;
}
