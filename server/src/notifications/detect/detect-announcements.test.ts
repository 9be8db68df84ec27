import type { AnnouncementList } from '@assembly/contract/announcement';
import { DAY_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { compareAnnouncements } from './detect-announcements.ts';

const NOW = Date.UTC(2026, 10, 15, 9, 0);
const day = (days: number) => new Date(NOW + days * DAY_MS).toISOString();

const task = (id: string, due = day(1), title = id) => ({
  id,
  title,
  notes: '',
  due,
  updated: day(-1),
});
const list = (
  id: string,
  subtasks: AnnouncementList['subtasks'],
  notes = '',
): AnnouncementList => ({
  id,
  title: `List ${id}`,
  notes,
  subtasks,
});

const cases: [string, AnnouncementList[], AnnouncementList[], string[]][] = [
  ['there is a new task', [list('l', [])], [list('l', [task('a')])], ['a']],
  [
    'the text of a task changes',
    [list('l', [task('a')])],
    [list('l', [task('a', day(1), 'b')])],
    [],
  ],
  ['a new task is overdue', [], [list('l', [task('a', day(-1))])], []],
  ['a new task has no due day', [], [list('l', [task('a', '')])], []],
  ['a task gets its due day later', [list('l', [task('a', '')])], [list('l', [task('a')])], ['a']],
  [
    'an overdue one gets a later day',
    [list('l', [task('a', day(-1))])],
    [list('l', [task('a')])],
    [],
  ],
  ['a task is completed', [list('l', [task('a'), task('b')])], [list('l', [task('b')])], []],
  [
    'a task is moved to another list',
    [list('l', [task('a')]), list('m', [])],
    [list('l', []), list('m', [task('a')])],
    [],
  ],
  [
    'there is a task with text and subtasks',
    [],
    [list('p', [task('a')], 'Bring plates')],
    ['p', 'a'],
  ],
  [
    'a task with text gets subtasks',
    [list('l', [task('p')])],
    [list('l', []), list('p', [task('a')], 'Bring plates')],
    ['a'],
  ],
  [
    'there is a task with text and overdue subtasks',
    [],
    [list('p', [task('a', day(-1))], 'Bring plates')],
    [],
  ],
];

test.each(cases)(
  'if %s, members are notified only of what is new to them',
  (_title, before, after, expected) => {
    const { opened, unstored } = compareAnnouncements(before, after, { now: NOW, timeZone: 'UTC' });
    expect([...opened, ...unstored].map(({ itemId }) => itemId)).toEqual(expected);
  },
);
