import { expect, test } from 'vitest';
import { findCalendarIds } from './find-calendar-ids.ts';

const GOOGLE = 'https://calendar.google.com/calendar';
const HOLIDAYS = 'en.swiss#holiday@group.v.calendar.google.com';

test.each([
  ['', []],
  [` a@example.org, ${HOLIDAYS} `, ['a@example.org', HOLIDAYS]],
  [
    `${GOOGLE}/embed?src=a%40example.org&src=b%40example.org&ctz=Europe%2FZurich`,
    ['a@example.org', 'b@example.org'],
  ],
  [`${GOOGLE}/ical/${encodeURIComponent(HOLIDAYS)}/public/basic.ics`, [HOLIDAYS]],
  ['not a calendar', null],
  ['a@example.org, youth', null],
  ['https://example.org/events', null],
  [`${GOOGLE}/ical/%ZZ/public/basic.ics`, null],
])('the calendar IDs in “%s” are found', (typed, ids) => {
  expect(findCalendarIds(typed)).toEqual(ids);
});
