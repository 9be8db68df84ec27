import { expect, test } from 'vitest';
import { googleLink, webcalLink } from './calendar-links.ts';

const ADDRESS = 'https://example.org/church/feeds/a_b-c/calendar.ics';

test('calendar programs and Google are given the same address to subscribe to', () => {
  expect(webcalLink(ADDRESS)).toBe('webcal://example.org/church/feeds/a_b-c/calendar.ics');
  expect(webcalLink('http://localhost:3000/feeds/a/calendar.ics')).toBe(
    'webcal://localhost:3000/feeds/a/calendar.ics',
  );
  expect(new URL(googleLink(ADDRESS)).searchParams.get('cid')).toBe(webcalLink(ADDRESS));
});
