import { inspect } from 'node:util';
import { DAY_MS, SECOND_MS } from '@assembly/contract/limits';
import { demoOptions } from '@assembly/sandbox/options';
import { type Sandbox, startSandbox } from '@assembly/sandbox/server';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { GoogleError, type Service } from './google-error.ts';
import { DEFAULT_PATIENCE, type Google, openGoogle, type Patience } from './open-google.ts';
import type { GoogleSettings } from './settings.ts';

/** So short that a test need not wait, except for a call itself: the machine may be busy. */
export const QUICK: Patience = {
  ...DEFAULT_PATIENCE,
  callMs: 10 * SECOND_MS,
  backOffMs: 1,
  idleMs: 10 * SECOND_MS,
  answerMaxBytes: 16 * 1024 * 1024,
  pagesMax: 20,
};

/** Gives up on a silent Google at once, and asks only once more. */
export const HASTY: Patience = { ...QUICK, callMs: 150, idleMs: 150, retries: 1 };

export const EVENTS_PATH = `/calendar/v3/calendars/${encodeURIComponent(demoOptions.calendarId)}/events`;

export interface Source {
  name: Service;
  /** Which addresses a fault has to meet to spoil it. */
  path: string;
  read: (
    google: Google,
    onProgress?: (readSoFar: number) => void,
    signal?: AbortSignal,
  ) => ReturnType<Google['readCalendar'] | Google['readTaskLists'] | Google['readDrive']>;
}

const ignore = () => undefined;
export const asItIs = <Item>(item: Item): Item => item;

export const WINDOW = { from: Date.now(), to: Date.now() + 20 * 365 * DAY_MS };

export const SOURCES: Source[] = [
  {
    name: 'Calendar',
    path: EVENTS_PATH,
    read: (google, onProgress = ignore, signal?) =>
      google.readCalendar(WINDOW, asItIs, onProgress, signal),
  },
  {
    name: 'Tasks',
    path: '/tasks/v1/users/@me/lists',
    read: (google, onProgress = ignore, signal?) => google.readTaskLists(onProgress, signal),
  },
  {
    name: 'Drive',
    path: '/drive/v2/files',
    read: (google, onProgress = ignore, signal?) => google.readDrive(onProgress, signal),
  },
];

/** A sandbox for the tests of a file, as new before each; where they change no data, only its faults go. */
export function useSandbox({ keepsData = false } = {}) {
  const held: { sandbox?: Sandbox } = {};
  const sandbox = () => {
    if (!held.sandbox) throw new Error('The sandbox starts with the first test.');
    return held.sandbox;
  };
  beforeAll(async () => {
    held.sandbox = await startSandbox();
  });
  beforeEach(() => {
    if (!keepsData) return sandbox().reset();
    sandbox().clearFaults();
    sandbox().calls.length = 0;
  });
  afterAll(() => held.sandbox?.close());

  return {
    get sandbox() {
      return sandbox();
    },
    open: (patience: Patience = QUICK, changes: Partial<GoogleSettings> = {}) =>
      openGoogle({ ...settingsFor(sandbox()), ...changes }, patience),
    /** The calls at a path, or below it when it ends in `*`. */
    callsTo: (path: string) =>
      sandbox().calls.filter((call) =>
        path.endsWith('*') ? call.path.startsWith(path.slice(0, -1)) : call.path === path,
      ),
  };
}

export function settingsFor({ tokenUrl, apiUrl }: Pick<Sandbox, 'tokenUrl' | 'apiUrl'>) {
  const { clientId, clientSecret, refreshToken, apiKey, calendarId } = demoOptions;
  return { clientId, clientSecret, refreshToken, apiKey, calendarId, tokenUrl, apiUrl };
}

/** The error something ends in, which must be ours and hold no secret wherever one looks. */
export async function failureOf(doing: Promise<unknown>): Promise<GoogleError> {
  const error: unknown = await doing.then(
    () => new Error('Nothing failed.'),
    (fault: unknown) => fault,
  );
  if (!(error instanceof GoogleError)) throw error;
  const { clientSecret, refreshToken, apiKey } = demoOptions;
  const everything = `${inspect(error, { depth: null, showHidden: true })} ${error.stack} ${JSON.stringify(error)}`;
  for (const secret of [clientSecret, refreshToken, apiKey, 'ya29.', 'key=', 'http://']) {
    expect(everything).not.toContain(secret);
  }
  expect(error.cause).toBeUndefined();
  return error;
}
