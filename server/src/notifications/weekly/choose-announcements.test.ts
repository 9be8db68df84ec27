import { expect, test } from 'vitest';
import { chooseAnnouncements } from './choose-announcements.ts';

const NOTHING_NEW = { newIds: new Set<string>(), lastDay: '2026-11-29' };
const dueOn = (day: string) => ({ id: day, due: `${day}T00:00:00.000Z` });
const ids = (...chosen: Parameters<typeof chooseAnnouncements>) =>
  chooseAnnouncements(...chosen).map(({ id }) => id);

test('what ends within 14 days is in the email, and what is new, in the order of the list', () => {
  const open = [
    dueOn('2026-12-24'),
    dueOn('2026-11-29'),
    dueOn('2026-11-30'),
    { id: 'undated', due: '' },
    { id: 'old', due: '' },
    dueOn('2026-11-20'),
  ];
  const newIds = new Set(['2026-12-24', 'undated']);
  expect(ids(open, { ...NOTHING_NEW, newIds })).toEqual([
    '2026-12-24',
    '2026-11-29',
    'undated',
    '2026-11-20',
  ]);
});

test('of a list with more than five dated entries, the next one and few new ones are in the email', () => {
  const sundays = ['2026-12-06', '2026-11-29', '2026-11-22', '2026-12-13', '2026-12-20'].map(dueOn);
  expect(ids(sundays, NOTHING_NEW)).toEqual(['2026-11-29', '2026-11-22']);
  const rota = [...sundays, dueOn('2026-12-27')];
  expect(ids(rota, NOTHING_NEW)).toEqual(['2026-11-22']);
  const newIds = new Set(['2026-12-20']);
  expect(ids(rota, { ...NOTHING_NEW, newIds })).toEqual(['2026-11-22', '2026-12-20']);
  const allIds = new Set(rota.map(({ id }) => id));
  expect(ids(rota, { ...NOTHING_NEW, newIds: allIds })).toEqual(['2026-11-22']);
});
