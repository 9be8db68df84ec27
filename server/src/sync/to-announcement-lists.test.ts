import { STRING_MAX_BYTES } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import type { GoogleTask, GoogleTaskList } from '../google/tasks.ts';
import { toAnnouncementLists } from './to-announcement-lists.ts';

const task = (id: string, fields: Partial<GoogleTask> = {}): GoogleTask => ({
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
  ...fields,
});

const list = (id: string, tasks: GoogleTask[]): GoogleTaskList => ({
  id,
  title: `List ${id}`,
  tasks,
  unreadable: [],
});

/** The records, each with the ids of its subtasks. */
const shape = (lists: GoogleTaskList[]) =>
  toAnnouncementLists(lists).records.map(({ id, position, subtask }) => [
    position,
    id,
    JSON.parse(subtask).map((one: { id: string }) => one.id),
  ]);

test('a list is a record of its tasks, and a task with children is a record of its own', () => {
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
  const { records } = toAnnouncementLists([
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

test('completed, hidden and deleted tasks are not announced', () => {
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

test('a task whose parent is missing is shown in its list', () => {
  const tasks = [task('lost', { parent: 'nowhere' }), task('own', { parent: 'own' })];
  expect(shape([list('l', tasks)])).toEqual([[0, 'l', ['lost', 'own']]]);
});

test('one task that cannot be stored does not affect the rest of its list', () => {
  const { records, leftOut } = toAnnouncementLists([
    list('l', [
      task('good'),
      task('long', { notes: 'x'.repeat(STRING_MAX_BYTES + 1) }),
      task('for/bidden', { title: 'Slash' }),
    ]),
  ]);
  expect(JSON.parse(records[0]?.subtask ?? '')).toHaveLength(1);
  expect(leftOut).toMatchObject([
    { id: 'long', title: 'Title of long', reason: 'Its notes is longer than 10485760 bytes.' },
    {
      id: 'for/bidden',
      title: 'Slash',
      reason: 'Its id is too long or contains a character that is not allowed.',
    },
  ]);
});

test('notes stay plain text, even if they look like HTML', () => {
  const notes = '<script>alert(1)</script>\nhttps://example.org';
  const { records } = toAnnouncementLists([list('l', [task('t', { notes })])]);
  expect(JSON.parse(records[0]?.subtask ?? '')[0].notes).toBe(notes);
});
