import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { type FaultInput, faultKinds } from '@assembly/sandbox/control/faults';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf, QUICK, SOURCES, useSandbox } from '../testing/fixtures/test-google.ts';
import { CALENDAR_PAGE_SIZE } from './calendar.ts';
import { DRIVE_PAGE_SIZE } from './drive.ts';
import { DEFAULT_LIMITS, type GoogleLimits } from './google-access.ts';
import { GoogleError } from './google-error.ts';
import { RETRY_AFTER_MAX_MS, withTimeLimit } from './retry.ts';

const { callMs, retries, sourceMs, optionalMs } = DEFAULT_LIMITS;

test('a source is read and its run recorded within two minutes', () => {
  const recordingMs = 5 * SECOND_MS;
  expect(sourceMs + optionalMs + recordingMs).toBeLessThanOrEqual(2 * MINUTE_MS);
  expect(callMs * (1 + retries) + RETRY_AFTER_MAX_MS * retries).toBeLessThanOrEqual(sourceMs);
});

test('a hundred thousand events or files can be read in time, at a second per page', () => {
  for (const pageSize of [CALENDAR_PAGE_SIZE, DRIVE_PAGE_SIZE]) {
    expect((100_000 / pageSize) * SECOND_MS).toBeLessThan(sourceMs);
  }
});

describe('with a fake clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('endless pages, each full of new items, end within two minutes', async () => {
    let pages = 0;
    const reading = withTimeLimit(sourceMs, 'Drive', undefined, (signal) => {
      const nextPage = () => {
        pages += 1;
        if (!signal.aborted) setTimeout(nextPage, SECOND_MS);
      };
      nextPage();
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const failure = failureOf(reading);
    vi.advanceTimersByTime(2 * MINUTE_MS);
    expect(await failure).toMatchObject(new GoogleError('too_slow', 'Drive'));
    expect(pages).toBeGreaterThan(100);
  });
});

const google = useSandbox({ resetsData: false });

/** Without any other limit. */
const ENDLESS: GoogleLimits = {
  ...QUICK,
  callMs: 2 ** 31 - 1,
  retries: Number.POSITIVE_INFINITY,
  pagesMax: Number.POSITIVE_INFINITY,
  itemsMax: Number.POSITIVE_INFINITY,
  sourceMs: 100,
};

/** These affect single items, and the rest can be read. */
const MILD = ['wrong-types', 'duplicate-ids', 'forbidden-ids', 'long-string'];
const HARSH = faultKinds.filter((kind) => !MILD.includes(kind));
/** These do not apply to the sign-in, which has neither items nor pages. */
const OF_LISTS = ['null-items', 'endless-pages', 'same-page-token'];
const [, ...signedIn] = SOURCES;

describe('with only the time limit of a source', () => {
  async function expectEnd(kind: string, path: string, sources: typeof SOURCES) {
    const more = { error: { reason: 'backendError' }, status: { status: 503 }, delay: { ms: 1e6 } };
    const fault = { kind, path, times: 'always', ...more[kind as keyof typeof more] };
    google.sandbox.fault(fault as FaultInput);
    const open = google.open(ENDLESS);
    await Promise.all(sources.map(({ read }) => failureOf(read(open))));
    google.sandbox.clearFaults();
  }

  test.each(HARSH)('%s from every API ends', async (kind) => {
    await expectEnd(kind, '/*/v*', SOURCES);
  });

  test.each(HARSH.filter((kind) => !OF_LISTS.includes(kind)))(
    '%s from the sign-in ends',
    async (kind) => {
      await expectEnd(kind, '/token', signedIn);
    },
  );
});
