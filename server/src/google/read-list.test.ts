import { type FaultInput, faultKinds } from '@assembly/sandbox/control/faults';
import { errorsByReason } from '@assembly/sandbox/google/errors-by-reason';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  failureOf,
  HASTY,
  QUICK,
  SOURCES,
  type Source,
  useSandbox,
} from '../testing/fixtures/test-google.ts';
import type { GoogleLimits } from './google-access.ts';
import type { GoogleErrorKind } from './google-error.ts';

const google = useSandbox({ resetsData: false });

interface Failure {
  fault: FaultInput;
  kind: GoogleErrorKind;
  /** Attempts before we give up. */
  calls: number;
  /** What the administrator reads: what is wrong, and what to do. */
  says: RegExp;
  limits?: GoogleLimits;
}

const refused = (
  reason: keyof typeof errorsByReason,
  kind: GoogleErrorKind,
  says: RegExp,
  calls = 1,
): Failure => ({ fault: { kind: 'error', reason }, kind, calls, says });

const TOO_OFTEN = /rate limit was reached.*few minutes/;
const UNAVAILABLE = /not available.*Try again later/;
const UNREACHABLE = /cannot be reached.*internet connection/;
const NO_SENSE = /could not be understood.*Try again later.*GOOGLE_API_URL/;
const TOO_SLOW = /took too long.*Try again/;

const failures: Failure[] = [
  refused('rateLimitExceeded', 'rate_limit', TOO_OFTEN, 4),
  refused('userRateLimitExceeded', 'rate_limit', TOO_OFTEN, 4),
  refused('tooManyRequests', 'rate_limit', TOO_OFTEN, 4),
  refused('internalError', 'unavailable', UNAVAILABLE, 4),
  refused('backendError', 'unavailable', UNAVAILABLE, 4),
  refused('dailyLimitExceeded', 'daily_limit', /limit for today.*tomorrow/),
  refused('accessNotConfigured', 'api_not_enabled', /not enabled. Enable it/),
  refused('API_KEY_SERVICE_BLOCKED', 'key_restricted', /Change the key's restrictions/),
  refused('API_KEY_HTTP_REFERRER_BLOCKED', 'key_restricted', /Change the key's restrictions/),
  refused('forbidden', 'forbidden', /refuses access. Check.*share it/),
  refused(
    'insufficientPermissions',
    'scope_missing',
    /has not allowed the app.*Connect Google again.*select "(See|View) /,
  ),
  refused('fileNotDownloadable', 'not_downloadable', /Open it in Google Drive/),
  refused('exportSizeLimitExceeded', 'export_too_large', /too large for Google.*Split it/),
  refused('badRequest', 'refused', /refused the request. Try again/),
  refused('invalid_grant', 'signed_out', /^Google sign-in expired/),
  refused('unauthorized_client', 'other_client', /another client ID. Connect Google again/),
  refused('invalid_client', 'wrong_client', /Compare the client ID and secret/),
  {
    fault: { kind: 'status', status: 502, body: '<html>' },
    kind: 'unavailable',
    calls: 4,
    says: UNAVAILABLE,
  },
  { fault: { kind: 'status', status: 204 }, kind: 'not_understood', calls: 1, says: NO_SENSE },
  { fault: { kind: 'status', status: 302 }, kind: 'not_understood', calls: 1, says: NO_SENSE },
  { fault: { kind: 'cut-before-headers' }, kind: 'unreachable', calls: 4, says: UNREACHABLE },
  { fault: { kind: 'cut-body' }, kind: 'unreachable', calls: 4, says: UNREACHABLE },
  { fault: { kind: 'half-body' }, kind: 'not_understood', calls: 4, says: NO_SENSE },
  { fault: { kind: 'broken-json' }, kind: 'not_understood', calls: 4, says: NO_SENSE },
  { fault: { kind: 'html' }, kind: 'not_understood', calls: 1, says: NO_SENSE },
  { fault: { kind: 'empty-object' }, kind: 'not_understood', calls: 1, says: NO_SENSE },
  { fault: { kind: 'null-items' }, kind: 'not_understood', calls: 1, says: NO_SENSE },
  { fault: { kind: 'hang' }, kind: 'too_slow', calls: 2, says: TOO_SLOW, limits: HASTY },
  {
    fault: { kind: 'delay', ms: 5000 },
    kind: 'too_slow',
    calls: 2,
    says: TOO_SLOW,
    limits: HASTY,
  },
  { fault: { kind: 'drip' }, kind: 'too_slow', calls: 2, says: TOO_SLOW, limits: HASTY },
  { fault: { kind: 'huge' }, kind: 'too_large', calls: 1, says: /too large to read.*shorten it/ },
  {
    fault: { kind: 'endless-pages' },
    kind: 'not_understood',
    calls: 5,
    says: NO_SENSE,
    limits: { ...QUICK, pagesMax: 5 },
  },
  { fault: { kind: 'same-page-token' }, kind: 'not_understood', calls: 2, says: NO_SENSE },
];

/** One of each way to handle a failure, for the sources other than Drive: they share the rest of the code. */
const OF_OTHER_SOURCES = [
  'backendError',
  'forbidden',
  'empty-object',
  'null-items',
  'endless-pages',
];

/** Faults of single items. Whether an id or a text can be stored is decided later. */
const survivals: { fault: FaultInput; more: number; leftOut: number }[] = [
  { fault: { kind: 'wrong-types' }, more: -1, leftOut: 1 },
  { fault: { kind: 'duplicate-ids' }, more: 0, leftOut: 1 },
  { fault: { kind: 'forbidden-ids' }, more: 6, leftOut: 0 },
  { fault: { kind: 'long-string' }, more: 0, leftOut: 0 },
];

const TESTED_ELSEWHERE = [
  'authError',
  'notFound',
  'gone',
  'invalid_token',
  'redirect_uri_mismatch',
];

test('every fault and every error reason of the sandbox is in these tables', () => {
  const faults = [...failures, ...survivals].map(({ fault }) => fault);
  expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(faultKinds));
  const reasons = faults.flatMap((fault) => (fault.kind === 'error' ? [fault.reason] : []));
  const all = Object.keys(errorsByReason);
  expect([...reasons, ...TESTED_ELSEWHERE].toSorted()).toEqual(all.toSorted());
});

const titleOf = (fault: FaultInput) =>
  fault.kind === 'error' ? fault.reason : fault.kind === 'status' ? fault.status : fault.kind;

const [calendar, tasks, drive] = SOURCES as [Source, Source, Source];
const titled = failures.map((one) => ({ ...one, title: String(titleOf(one.fault)) }));

async function expectFailure(
  source: Source,
  { fault, kind, calls, says, limits }: Failure,
): Promise<void> {
  google.sandbox.fault({ ...fault, path: source.path, times: 'always' });
  const error = await failureOf(source.read(google.open(limits)));
  expect(error).toMatchObject({ kind, service: source.name });
  expect(error.message).toMatch(/^[A-Z].*[^.]\. .*\.$|^[A-Z].*: .*\.$/s);
  expect(error.message).toMatch(says);
  expect(google.callsTo(source.path)).toHaveLength(calls);
}

describe('any source', () => {
  test.each(titled)('fails on $title with $kind after $calls calls', async (failure) => {
    await expectFailure(drive, failure);
  });

  test.each(titled.filter(({ calls, fault }) => calls === 4 && fault.kind !== 'status'))(
    'is read in full after $title three times',
    async ({ fault }) => {
      const whole = await drive.read(google.open());
      google.sandbox.fault({ ...fault, path: drive.path, times: 3 });
      expect(await drive.read(google.open())).toEqual(whole);
    },
  );

  test('is read in full after one call without a reply', async () => {
    const whole = await drive.read(google.open());
    google.sandbox.fault({ kind: 'hang', path: drive.path });
    expect(await drive.read(google.open({ ...QUICK, callMs: 500 }))).toEqual(whole);
  });

  test('drops the connection early if a reply is too large', async () => {
    google.sandbox.fault({ kind: 'huge', path: drive.path });
    await failureOf(drive.read(google.open({ ...QUICK, answerMaxBytes: 1024 * 1024 })));
    const call = await google.sandbox.waitForCall(({ abortedAt }) => abortedAt !== null);
    expect(call.bytesSent).toBeLessThan(20 * 1024 * 1024);
  });

  test('does not follow a redirect, which would send our credentials along', async () => {
    const headers = { location: `${google.sandbox.url}/drive/v2/about` };
    google.sandbox.fault({ kind: 'status', status: 302, headers, path: drive.path });
    await failureOf(drive.read(google.open()));
    expect(google.callsTo('/drive/v2/about')).toEqual([]);
  });

  test('fails if nothing listens at the address', async () => {
    const nowhere = { apiUrl: 'http://127.0.0.1:1' };
    const error = await failureOf(drive.read(google.open(QUICK, nowhere)));
    expect(error).toMatchObject({ kind: 'unreachable', service: drive.name });
  });
});

describe.each([calendar, tasks])('$name', (source) => {
  test.each(titled.filter(({ title }) => OF_OTHER_SOURCES.includes(title)))(
    'fails on $title with $kind after $calls calls',
    async (failure) => {
      await expectFailure(source, failure);
    },
  );
});

describe.each(SOURCES)('$name', (source) => {
  // A list whose id is changed is not found, which fails the source.
  const isRead = ({ fault }: (typeof survivals)[number]) =>
    !(source.name === 'Tasks' && fault.kind === 'forbidden-ids');
  test.each(survivals.filter(isRead))('with $fault.kind loses no other item', async (survival) => {
    const { fault, more, leftOut } = survival;
    const whole = await source.read(google.open());
    google.sandbox.fault({ ...fault, path: source.path });
    const read = await source.read(google.open());
    expect(read.items).toHaveLength(whole.items.length + more);
    expect(read.leftOut).toHaveLength(leftOut);
    expect(read.leftOut.every(({ id, reason }) => id !== '' && reason.endsWith('.'))).toBe(true);
  });

  test.each(['notFound', 'gone'] as const)('reports %s as not found', async (reason) => {
    google.sandbox.fault({ kind: 'error', reason, path: source.path, times: 'always' });
    const { kind, message } = await failureOf(source.read(google.open()));
    expect(kind).toBe(source.name === 'Calendar' ? 'calendar_not_found' : 'not_found');
    expect(message).toMatch(/cannot find.*(Check the calendars in the settings|Try again)/);
    expect(google.callsTo(source.path)).toHaveLength(1);
  });

  test('names the API that is not enabled', async () => {
    google.sandbox.fault({ kind: 'error', reason: 'accessNotConfigured', path: source.path });
    const { message } = await failureOf(source.read(google.open()));
    expect(message).toContain(`The Google ${source.name} API is not enabled.`);
  });

  test('fails as a whole if a later page fails', async () => {
    onTestFinished(() => google.sandbox.reset());
    google.sandbox.generate({ events: 1100, tasks: 10, lists: 1100, files: 1100, folders: 1 });
    google.sandbox.fault({ kind: 'error', reason: 'forbidden', path: source.path, skip: 1 });
    expect((await failureOf(source.read(google.open()))).kind).toBe('forbidden');
    expect(google.callsTo(source.path)).toHaveLength(2);
  });
});
