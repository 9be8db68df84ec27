import { expect, test } from 'vitest';
import { failureOf, QUICK, SOURCES, useSandbox } from '../testing/fixtures/test-google.ts';
import { waitMsAfter } from './retry.ts';

const google = useSandbox();
const [calendar] = SOURCES;

function gapsMs(): number[] {
  const times = google.callsTo(calendar?.path ?? '').map(({ at }) => at);
  return times.slice(1).map((at, before) => at - (times[before] ?? 0));
}

test('each wait is longer than the one before', async () => {
  google.sandbox.fault({ kind: 'error', reason: 'backendError', path: '*', times: 'always' });
  await failureOf(Promise.resolve(calendar?.read(google.open({ ...QUICK, backOffMs: 60 }))));
  // Jitter leaves at least half; timers may be a millisecond early.
  const [first = 0, second = 0, third = 0, ...more] = gapsMs();
  expect(first).toBeGreaterThanOrEqual(29);
  expect(second).toBeGreaterThanOrEqual(59);
  expect(third).toBeGreaterThanOrEqual(119);
  expect(more).toEqual([]);
});

test('Retry-After is respected', async () => {
  google.sandbox.fault({ kind: 'error', reason: 'tooManyRequests', path: '*', retryAfter: 1 });
  await calendar?.read(google.open());
  expect(gapsMs()[0]).toBeGreaterThanOrEqual(999);
});

test('a wait is at most ten seconds, and has jitter', () => {
  expect(waitMsAfter({ retryAfterMs: 3_600_000 }, 0, QUICK)).toBe(10_000);
  const waits = Array.from({ length: 50 }, () =>
    waitMsAfter({ retryAfterMs: undefined }, 2, { backOffMs: 1000 }),
  );
  expect(new Set(waits).size).toBeGreaterThan(40);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(4000);
});
