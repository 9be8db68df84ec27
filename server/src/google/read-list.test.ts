import { type FaultInput, faultKinds } from '@assembly/sandbox/control/faults';
import { errorsByReason } from '@assembly/sandbox/google/errors-by-reason';
import { describe, expect, onTestFinished, test } from 'vitest';
import { failureOf, HASTY, QUICK, SOURCES, useSandbox } from '../testing/fixtures/test-google.ts';
import type { GoogleErrorKind, Service } from './google-error.ts';
import type { Patience } from './open-google.ts';

const google = useSandbox({ keepsData: true });

interface Failure {
  fault: FaultInput;
  kind: GoogleErrorKind;
  /** How often Google is asked before we give up. */
  calls: number;
  patience?: Patience;
}

const refused = (
  reason: keyof typeof errorsByReason,
  kind: GoogleErrorKind,
  calls = 1,
): Failure => ({ fault: { kind: 'error', reason }, kind, calls });

const failures: Failure[] = [
  refused('rateLimitExceeded', 'rate_limit', 4),
  refused('userRateLimitExceeded', 'rate_limit', 4),
  refused('tooManyRequests', 'rate_limit', 4),
  refused('internalError', 'unavailable', 4),
  refused('backendError', 'unavailable', 4),
  refused('dailyLimitExceeded', 'daily_limit'),
  refused('accessNotConfigured', 'api_not_enabled'),
  refused('API_KEY_SERVICE_BLOCKED', 'key_lacks_api'),
  refused('API_KEY_HTTP_REFERRER_BLOCKED', 'key_restricted'),
  refused('forbidden', 'forbidden'),
  refused('insufficientPermissions', 'scope_missing'),
  refused('fileNotDownloadable', 'not_downloadable'),
  refused('exportSizeLimitExceeded', 'export_too_large'),
  refused('badRequest', 'refused'),
  refused('invalid_grant', 'signed_out'),
  refused('invalid_client', 'wrong_client'),
  { fault: { kind: 'status', status: 502, body: '<html>' }, kind: 'unavailable', calls: 4 },
  { fault: { kind: 'status', status: 204 }, kind: 'not_understood', calls: 1 },
  { fault: { kind: 'status', status: 302 }, kind: 'not_understood', calls: 1 },
  { fault: { kind: 'cut-before-headers' }, kind: 'unreachable', calls: 4 },
  { fault: { kind: 'cut-body' }, kind: 'unreachable', calls: 4 },
  { fault: { kind: 'half-body' }, kind: 'not_understood', calls: 4 },
  { fault: { kind: 'broken-json' }, kind: 'not_understood', calls: 4 },
  { fault: { kind: 'html' }, kind: 'not_understood', calls: 1 },
  { fault: { kind: 'empty-object' }, kind: 'not_understood', calls: 1 },
  { fault: { kind: 'null-items' }, kind: 'not_understood', calls: 1 },
  { fault: { kind: 'hang' }, kind: 'too_slow', calls: 2, patience: HASTY },
  { fault: { kind: 'delay', ms: 5000 }, kind: 'too_slow', calls: 2, patience: HASTY },
  { fault: { kind: 'drip' }, kind: 'too_slow', calls: 2, patience: HASTY },
  { fault: { kind: 'huge' }, kind: 'too_large', calls: 1 },
  { fault: { kind: 'endless-pages' }, kind: 'endless_pages', calls: QUICK.pagesMax },
  { fault: { kind: 'same-page-token' }, kind: 'endless_pages', calls: 2 },
];

/** What a list survives. Whether an id or a text may be kept is not decided here. */
const survivals: { fault: FaultInput; more: number; leftOut: number }[] = [
  { fault: { kind: 'wrong-types' }, more: -1, leftOut: 1 },
  { fault: { kind: 'duplicate-ids' }, more: 0, leftOut: 1 },
  { fault: { kind: 'forbidden-ids' }, more: 6, leftOut: 0 },
  { fault: { kind: 'long-string' }, more: 0, leftOut: 0 },
];

test('every fault and every refusal of the sandbox is in these tables', () => {
  const faults = [...failures, ...survivals].map(({ fault }) => fault);
  expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(faultKinds));
  const reasons = faults.flatMap((fault) => (fault.kind === 'error' ? [fault.reason] : []));
  // The other three have tests of their own.
  const all = Object.keys(errorsByReason);
  expect([...reasons, 'authError', 'notFound', 'gone'].toSorted()).toEqual(all.toSorted());
});

const titleOf = (fault: FaultInput) =>
  fault.kind === 'error' ? fault.reason : fault.kind === 'status' ? fault.status : fault.kind;

describe.each(SOURCES)('$name', (source) => {
  test.each(failures.map((one) => ({ ...one, title: titleOf(one.fault) })))(
    '$title is told as $kind after $calls calls',
    async ({ fault, kind, calls, patience }) => {
      google.sandbox.fault({ ...fault, path: source.path, times: 'always' });
      const error = await failureOf(source.read(google.open(patience)));
      expect(error).toMatchObject({ kind, service: source.name });
      expect(error.message).toMatch(/^[A-Z].*[^.]\. .*\.$|^[A-Z].*: .*\.$/s);
      expect(google.callsTo(source.path)).toHaveLength(calls);
    },
  );

  test.each(failures.filter(({ calls, fault }) => calls === 4 && fault.kind !== 'status'))(
    'three times $fault is nothing a reader would notice',
    async ({ fault }) => {
      const whole = await source.read(google.open());
      google.sandbox.fault({ ...fault, path: source.path, times: 3 });
      expect(await source.read(google.open())).toEqual(whole);
    },
  );

  test('one slow answer is nothing a reader would notice', async () => {
    const whole = await source.read(google.open());
    google.sandbox.fault({ kind: 'hang', path: source.path });
    const patience = { ...QUICK, callMs: 1000 };
    expect(await source.read(google.open(patience))).toEqual(whole);
  });

  test.each(survivals)('$fault.kind costs no other item', async ({ fault, more, leftOut }) => {
    const whole = await source.read(google.open());
    google.sandbox.fault({ ...fault, path: source.path });
    const read = await source.read(google.open());
    // Six task lists that Google names and then does not find are left out.
    const gone = source.name === 'Tasks' && fault.kind === 'forbidden-ids' ? 6 : 0;
    expect(read.items).toHaveLength(whole.items.length + more - gone);
    expect(read.leftOut).toHaveLength(leftOut + gone);
    expect(read.leftOut.every(({ id, reason }) => id !== '' && reason.endsWith('.'))).toBe(true);
  });

  test.each(['notFound', 'gone'] as const)('%s is told as such', async (reason) => {
    google.sandbox.fault({ kind: 'error', reason, path: source.path, times: 'always' });
    const { kind } = await failureOf(source.read(google.open()));
    expect(kind).toBe(source.name === 'Calendar' ? 'calendar_not_found' : 'not_found');
    expect(google.callsTo(source.path)).toHaveLength(1);
  });

  test('the API to enable is named', async () => {
    google.sandbox.fault({ kind: 'error', reason: 'accessNotConfigured', path: source.path });
    const { message } = await failureOf(source.read(google.open()));
    const apis: Partial<Record<Service, string>> = {
      Calendar: 'The Google Calendar API is not enabled.',
      Tasks: 'The Google Tasks API is not enabled.',
      Drive: 'The Google Drive API is not enabled.',
    };
    expect(message).toContain(apis[source.name]);
  });

  test('an answer that is too large is dropped long before its end', async () => {
    google.sandbox.fault({ kind: 'huge', path: source.path });
    await failureOf(source.read(google.open({ ...QUICK, answerMaxBytes: 1024 * 1024 })));
    const call = await google.sandbox.waitForCall(({ abortedAt }) => abortedAt !== null);
    expect(call.bytesSent).toBeLessThan(20 * 1024 * 1024);
  });

  test('nobody is asked whom Google points to', async () => {
    const headers = { location: `${google.sandbox.url}/drive/v2/about` };
    google.sandbox.fault({ kind: 'status', status: 302, headers, path: source.path });
    await failureOf(source.read(google.open()));
    expect(google.callsTo('/drive/v2/about')).toEqual([]);
  });

  test('a Google that is not there cannot be reached', async () => {
    const nowhere = { apiUrl: 'http://127.0.0.1:1' };
    const error = await failureOf(source.read(google.open(QUICK, nowhere)));
    expect(error).toMatchObject({ kind: 'unreachable', service: source.name });
  });

  test('what fails on a later page fails the whole', async () => {
    onTestFinished(() => google.sandbox.reset());
    google.sandbox.generate({ events: 3000, tasks: 10, lists: 1200, files: 1500, folders: 1 });
    google.sandbox.fault({ kind: 'error', reason: 'forbidden', path: source.path, skip: 1 });
    expect((await failureOf(source.read(google.open()))).kind).toBe('forbidden');
    expect(google.callsTo(source.path)).toHaveLength(2);
  });
});
