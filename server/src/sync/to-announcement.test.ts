import { STRING_MAX_BYTES } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import type { GoogleTask, GoogleTaskList } from '../google/tasks.ts';
import { toAnnouncements } from './to-announcement.ts';

const task = (id: string, parts: Partial<GoogleTask> = {}): GoogleTask => ({
  id,
  title: `Title of ${id}`,
  notes: '',
  status: 'needsAction',
  parent: '',
  position: '',
  due: '',
  updated: '',
  hidden: false,
  deleted: false,
  ...parts,
});

const list = (id: string, tasks: GoogleTask[]): GoogleTaskList => ({
  id,
  title: `List ${id}`,
  tasks,
  unread: [],
});

/** The records, each with the ids of its subtasks. */
const shape = (lists: GoogleTaskList[]) =>
  toAnnouncements(lists).records.map(({ id, position, subtask }) => [
    position,
    id,
    JSON.parse(subtask).map((one: { id: string }) => one.id),
  ]);

test('a list is a record of its tasks, and a task with tasks of its own is a record beside it', () => {
  const lists = [
    list('b', [task('flowers'), task('feast'), task('cake', { parent: 'feast' }), task('music')]),
    list('a', [task('keys')]),
  ];
  expect(shape(lists)).toEqual([
    [0, 'b', ['flowers', 'music']],
    [1, 'feast', ['cake']],
    [2, 'a', ['keys']],
  ]);
});

test('the subtasks are JSON text with id, title, notes, due date and updated date', () => {
  const full = {
    id: 'cake',
    title: 'Cake',
    notes: 'Two\nlines',
    due: '2026-11-15T00:00:00.000Z',
    updated: '2026-11-01T08:00:00.000Z',
  };
  const { records } = toAnnouncements([
    list('l', [
      task('feast', { title: 'Feast', notes: 'In the hall' }),
      task('cake', { ...full, parent: 'feast' }),
    ]),
  ]);
  expect(records[1]).toEqual({
    id: 'feast',
    title: 'Feast',
    notes: 'In the hall',
    subtask: JSON.stringify([full]),
    position: 1,
  });
  expect(records[0]).toMatchObject({ title: 'List l', notes: '', subtask: '[]' });
});

test('what is done, hidden or deleted is not announced', () => {
  const tasks = [
    task('open'),
    task('done', { status: 'completed' }),
    task('hidden', { hidden: true }),
    task('deleted', { deleted: true }),
    task('feast'),
    task('cake', { parent: 'feast' }),
    task('baked', { parent: 'feast', status: 'completed' }),
    task('over', { status: 'completed' }),
    task('of it', { parent: 'over' }),
  ];
  expect(shape([list('l', tasks)])).toEqual([
    [0, 'l', ['open']],
    [1, 'feast', ['cake']],
  ]);
});

test('a task whose parent is not there stands by itself', () => {
  const tasks = [task('lost', { parent: 'nowhere' }), task('own', { parent: 'own' })];
  expect(shape([list('l', tasks)])).toEqual([[0, 'l', ['lost', 'own']]]);
});

test('one task that cannot be kept does not take its list with it', () => {
  const { records, leftOut } = toAnnouncements([
    list('l', [
      task('good'),
      task('long', { notes: 'x'.repeat(STRING_MAX_BYTES + 1) }),
      task('for/bidden', { title: 'Slash' }),
    ]),
  ]);
  expect(JSON.parse(records[0]?.subtask ?? '')).toHaveLength(1);
  expect(leftOut).toEqual([
    { id: 'long', title: 'Title of long', reason: 'Its notes is longer than 10485760 bytes.' },
    { id: 'for/bidden', title: 'Slash', reason: 'Its id contains "/", which is not allowed.' },
  ]);
});

const LONG = 'x'.repeat(STRING_MAX_BYTES + 1);

test('a task that cannot be read or kept stays as it was, in its place', () => {
  const tasks = [
    task('first'),
    task('second', { due: '2026-11-15', notes: 'Old' }),
    task('third'),
    task('feast', { notes: 'Old' }),
    task('cake', { parent: 'feast' }),
    task('wine', { parent: 'feast', updated: '2026-11-01T08:00:00.000Z' }),
    task('picnic'),
    task('bread', { parent: 'picnic' }),
  ];
  const { records: stored } = toAnnouncements([list('l', tasks), list('m', [task('other')])]);
  const missing = ['second', 'feast', 'wine', 'bread'];
  const isThere = ({ id }: GoogleTask) => !missing.includes(id);
  const unread = { ...list('l', tasks.filter(isThere)), unread: [...missing, 'never seen'] };
  const tooLong = tasks.map((one) => (isThere(one) ? one : { ...one, title: LONG }));
  for (const lists of [
    [unread, list('m', [task('other')])],
    [list('l', tooLong), list('m', [task('other')])],
  ]) {
    expect(toAnnouncements(lists, stored).records).toEqual(stored);
  }
  expect(toAnnouncements([list('l', tooLong)], stored).leftOut.map(({ id }) => id)).toEqual(
    missing,
  );
});

test('a task without a readable id may be any of its list: none of them goes, those of other lists do', () => {
  const tasks = [task('a'), task('feast'), task('cake', { parent: 'feast' }), task('moved')];
  const { records: stored } = toAnnouncements([
    list('l', tasks),
    list('m', [task('b'), task('c'), task('picnic'), task('bread', { parent: 'picnic' })]),
    list('n', [task('d')]),
  ]);
  const { records } = toAnnouncements(
    [
      { ...list('l', [task('new')]), unread: [''] },
      list('m', [task('b')]),
      list('n', [task('moved')]),
    ],
    stored,
  );
  expect(records.map(({ id, subtask }) => [id, JSON.parse(subtask)])).toMatchObject([
    ['l', [{ id: 'a' }, { id: 'new' }]],
    ['feast', [{ id: 'cake' }]],
    ['m', [{ id: 'b' }]],
    ['n', [{ id: 'moved' }]],
  ]);
});

test('a task that cannot be read takes in what is new around it', () => {
  const { records: stored } = toAnnouncements([
    list('l', [task('a'), task('b'), task('feast'), task('cake', { parent: 'feast' })]),
  ]);
  const now = [task('b', { title: 'New' }), task('wine', { parent: 'feast' }), task('c')];
  const { records } = toAnnouncements([{ ...list('l', now), unread: ['a', 'feast'] }], stored);
  expect(records.map(({ id, title, subtask }) => [id, title, JSON.parse(subtask)])).toMatchObject([
    ['l', 'List l', [{ id: 'a' }, { id: 'b', title: 'New' }, { id: 'c' }]],
    ['feast', 'Title of feast', [{ id: 'wine' }]],
  ]);
});

test('notes stay plain text, whatever they look like', () => {
  const notes = '<script>alert(1)</script>\nhttps://example.org';
  const { records } = toAnnouncements([list('l', [task('t', { notes })])]);
  expect(JSON.parse(records[0]?.subtask ?? '')[0].notes).toBe(notes);
});
