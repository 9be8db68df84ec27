import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { type FaultInput, faultKinds } from '@assembly/sandbox/faults';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CALENDAR_PAGE_SIZE } from './calendar.ts';
import { DRIVE_PAGE_SIZE } from './drive.ts';
import { GoogleError } from './google-error.ts';
import { DEFAULT_PATIENCE, type Patience } from './open-google.ts';
import { type Pace, readAtPace } from './pace.ts';
import { RETRY_AFTER_MAX_MS } from './retry.ts';
import { failureOf, QUICK, SOURCES, useSandbox } from './test-google.ts';

const { callMs, retries, sourceMs, itemMs, idleMs, sourceMostMs } = DEFAULT_PATIENCE;

test('a source is done with, and its run recorded, within two minutes', () => {
  const recordingMs = 10 * SECOND_MS;
  expect(sourceMs + recordingMs).toBeLessThanOrEqual(2 * MINUTE_MS);
  expect(callMs * (1 + retries) + RETRY_AFTER_MAX_MS * retries).toBeLessThanOrEqual(sourceMs);
});

test('full pages that each come just in time are never too slow', () => {
  expect(CALENDAR_PAGE_SIZE * itemMs).toBeGreaterThanOrEqual(callMs);
  expect(idleMs).toBeGreaterThan(callMs);
});

describe('by a clock in the test’s hands', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Reads so many items every so often, for ever; returns after how long it was ended. */
  async function endedAfterMs(items: number, everyMs: number, times: number) {
    let pace: Pace | undefined;
    const reading = readAtPace('Drive', DEFAULT_PATIENCE, undefined, (given) => {
      pace = given;
      return new Promise((_, reject) => {
        given.signal.addEventListener('abort', () => reject(given.signal.reason));
      });
    });
    const ended = reading.then(undefined, (error: unknown) => error);
    let tookMs = 0;
    for (let time = 0; time < times && !pace?.signal.aborted; time += 1) {
      vi.advanceTimersByTime(everyMs);
      if (!pace?.signal.aborted) pace?.gain(items);
      tookMs += everyMs;
    }
    while (!pace?.signal.aborted) {
      vi.advanceTimersByTime(SECOND_MS);
      tookMs += SECOND_MS;
    }
    expect(await ended).toMatchObject(new GoogleError('too_slow', 'Drive'));
    return tookMs;
  }

  test('nothing at all is ended when the time is over', async () => {
    expect(await endedAfterMs(0, SECOND_MS, 0)).toBe(sourceMs);
  });

  test.each([
    ['with nothing on them', 0, SECOND_MS],
    ['with one item each', 1, SECOND_MS],
    ['with a handful each', 100, 10 * SECOND_MS],
  ])('slow pages without an end, %s, are ended within two minutes', async (_, items, everyMs) => {
    expect(await endedAfterMs(items, everyMs, 10_000)).toBeLessThanOrEqual(2 * MINUTE_MS);
  });

  test('twenty thousand files over a slow line are waited for, and there is an end soon after they stop', async () => {
    const pages = 20_000 / DRIVE_PAGE_SIZE;
    const everyMs = 9 * SECOND_MS;
    const tookMs = await endedAfterMs(DRIVE_PAGE_SIZE, everyMs, pages);
    expect(tookMs).toBeGreaterThan(pages * everyMs);
    expect(tookMs).toBeLessThanOrEqual(pages * everyMs + idleMs);
  });

  test.each([SECOND_MS / 10, SECOND_MS, 9 * SECOND_MS])(
    'full pages of new items every %i ms, without an end, are ended all the same',
    async (everyMs) => {
      const tookMs = await endedAfterMs(DRIVE_PAGE_SIZE, everyMs, 10_000);
      expect(tookMs).toBeGreaterThan(sourceMostMs - everyMs);
      expect(tookMs).toBeLessThan(sourceMostMs + everyMs);
    },
  );

  test('one that is quick at first gains nothing for later', async () => {
    expect(await endedAfterMs(1000, SECOND_MS / 10, 100)).toBe(sourceMs);
  });
});

const google = useSandbox({ keepsData: true });

/** Every other limit is taken away. */
const ENDLESS: Patience = {
  ...QUICK,
  callMs: 2 ** 31 - 1,
  retries: Number.POSITIVE_INFINITY,
  pagesMax: Number.POSITIVE_INFINITY,
  itemsMax: Number.POSITIVE_INFINITY,
  sourceMs: 100,
  itemMs: 0,
};

/** Those that spoil a part of an answer, and let the rest be read. */
const MILD = ['wrong-types', 'duplicate-ids', 'forbidden-ids', 'long-string'];
const HARSH = faultKinds.filter((kind) => !MILD.includes(kind));
/** A sign-in has neither items nor pages. */
const OF_LISTS = ['null-items', 'endless-pages', 'same-page-token'];
const [, ...signedIn] = SOURCES;

describe('with no limit but a source’s own', () => {
  async function expectEnd(kind: string, path: string, sources: typeof SOURCES) {
    const more = { error: { reason: 'backendError' }, status: { status: 503 }, delay: { ms: 1e6 } };
    const fault = { kind, path, times: 'always', ...more[kind as keyof typeof more] };
    google.sandbox.fault(fault as FaultInput);
    const open = google.open(ENDLESS);
    await Promise.all(sources.map(({ read }) => failureOf(read(open))));
    google.sandbox.clearFaults();
  }

  test.each(HARSH)('%s of every API ends', async (kind) => {
    await expectEnd(kind, '/*/v*', SOURCES);
  });

  test.each(HARSH.filter((kind) => !OF_LISTS.includes(kind)))(
    '%s of the sign-in ends',
    async (kind) => {
      await expectEnd(kind, '/token', signedIn);
    },
  );
});
