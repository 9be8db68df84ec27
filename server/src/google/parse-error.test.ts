import { expect, test } from 'vitest';
import { parseError } from './parse-error.ts';

const call = { service: 'Drive', notFound: 'not_found' } as const;
const refusal = (status: number, body: string, retryAfter?: string) =>
  parseError(
    call,
    { status, headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}) },
    body,
  );

test.each([
  ['an empty body', ''],
  ['a web page', '<html>'],
  ['null', 'null'],
  ['an error that is a number', '{"error":7}'],
  ['reasons of other types', '{"error":{"errors":"x","details":[null,{"reason":4}]}}'],
  [
    'a reason that is a property of every object',
    '{"error":{"errors":[{"reason":"constructor"}]}}',
  ],
])('an error with %s is recognized by its status', (_title, body) => {
  expect(refusal(403, body).kind).toBe('forbidden');
  expect(refusal(503, body).kind).toBe('unavailable');
  expect(refusal(429, body)).toMatchObject({ kind: 'rate_limit', isTemporary: true });
  expect(refusal(418, body)).toMatchObject({ kind: 'refused', isTemporary: false });
});

test('newer services send the reason only in the details', () => {
  const body = {
    error: { status: 'PERMISSION_DENIED', details: [{ reason: 'SERVICE_DISABLED' }] },
  };
  expect(refusal(403, JSON.stringify(body)).kind).toBe('api_not_enabled');
});

test('Retry-After may be seconds or a date; anything else is ignored', () => {
  expect(refusal(503, '', '7').retryAfterMs).toBe(7000);
  const inAMinute = refusal(503, '', new Date(Date.now() + 60_000).toUTCString()).retryAfterMs;
  expect(inAMinute).toBeGreaterThan(50_000);
  expect(inAMinute).toBeLessThanOrEqual(60_000);
  expect(refusal(503, '', new Date(0).toUTCString()).retryAfterMs).toBe(0);
  expect(refusal(503, '', 'soon').retryAfterMs).toBeUndefined();
});
