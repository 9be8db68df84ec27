import { SECOND_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { badgeFor, hasEnded, nextChange } from './event-badge.ts';

const at = (text: string) => Date.parse(text);
const clock = (now: string) => ({
  now: at(now),
  timeZone: 'Europe/Zurich',
  readerZone: 'America/New_York',
  locale: 'en',
});
const timed = (from: string, to: string) => ({
  date: from,
  status: 'confirmed',
  startsAt: at(from),
  endsAt: at(to),
});
const days = (date: string, from: string, to: string) => ({ ...timed(from, to), date });

const service = timed('2026-11-15T10:00:00+01:00', '2026-11-15T11:15:00+01:00');
const feast = days('2026-11-15', '2026-11-15T00:00:00+01:00', '2026-11-16T00:00:00+01:00');
const retreat = days('2026-11-13', '2026-11-13T00:00:00+01:00', '2026-11-16T00:00:00+01:00');

test('an event later today has a badge from midnight on', () => {
  expect(badgeFor(service, clock('2026-11-14T23:59:59+01:00'))).toBe(null);
  expect(badgeFor(service, clock('2026-11-15T00:00:00+01:00'))).toBe('Today');
  expect(badgeFor(service, clock('2026-11-15T09:59:59+01:00'))).toBe('Today');
});

test('an event that has started is happening now', () => {
  expect(badgeFor(service, clock('2026-11-15T10:00:00+01:00'))).toBe('Happening now');
});

test('an all-day event is today, and one of several days is happening now', () => {
  expect(badgeFor(feast, clock('2026-11-14T23:59:59+01:00'))).toBe(null);
  expect(badgeFor(feast, clock('2026-11-15T12:00:00+01:00'))).toBe('Today');
  expect(badgeFor(retreat, clock('2026-11-14T12:00:00+01:00'))).toBe('Happening now');
});

test('an all-day event on a day of 25 hours is today', () => {
  const long = days('2026-10-25', '2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00');
  expect(badgeFor(long, clock('2026-10-25T12:00:00+01:00'))).toBe('Today');
});

test('the next change is when an event starts or ends, or at midnight', () => {
  const next = (now: string) => nextChange([service], clock(now));
  expect(next('2026-11-15T09:00:00+01:00')).toBe(service.startsAt);
  expect(next('2026-11-15T10:00:00+01:00')).toBe(service.endsAt + 1 + SECOND_MS);
  expect(next('2026-11-14T09:00:00+01:00')).toBe(at('2026-11-15T00:00:00+01:00'));
});

test('midnight is right on days of 23 and 25 hours', () => {
  expect(nextChange([], clock('2026-10-25T01:00:00+02:00'))).toBe(at('2026-10-26T00:00:00+01:00'));
  expect(nextChange([], clock('2026-03-29T01:00:00+01:00'))).toBe(at('2026-03-30T00:00:00+02:00'));
});

test('an event has ended a second after its end', () => {
  expect(hasEnded([service], service.endsAt)).toBe(false);
  expect(hasEnded([service], service.endsAt + SECOND_MS)).toBe(false);
  expect(hasEnded([service], service.endsAt + SECOND_MS + 1)).toBe(true);
});
