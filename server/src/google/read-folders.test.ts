import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { beforeEach, expect, test } from 'vitest';
import { failureOf, useSandbox } from '../testing/fixtures/test-google.ts';

const google = useSandbox();
const folder = (id: string, title: string, parents?: string[]) => ({
  ...{ id, title, mimeType: FOLDER },
  ...(parents && { parents }),
});

beforeEach(() =>
  google.sandbox.setDrive([
    folder('music', 'Music', [ROOT_ID]),
    folder('ten', 'Choir 10', ['music']),
    folder('nine', 'Choir 9', ['music']),
    folder('scores', 'Scores', ['ten']),
    folder('shared', 'From the diocese'),
    folder('inside', 'Inside', ['not visible']),
    { ...folder('old', 'Old', [ROOT_ID]), trashed: true },
    { id: 'file', title: 'Choir.pdf', mimeType: 'application/pdf', parents: ['music'] },
  ]),
);

const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

test('the top of the drive lists its folders and those that others have shared', async () => {
  const top = await google.open().listFolders({});
  expect(top).toEqual({
    items: [
      { id: 'shared', name: 'From the diocese' },
      { id: 'music', name: 'Music' },
    ],
    path: [],
  });
});

test('a folder lists its subfolders in natural order, with the path to it', async () => {
  const music = await google.open().listFolders({ parent: 'music' });
  expect(names(music)).toEqual(['Choir 9', 'Choir 10']);
  const { items, path } = await google.open().listFolders({ parent: 'scores' });
  expect(items).toEqual([]);
  expect(path).toEqual([
    { id: 'music', name: 'Music' },
    { id: 'ten', name: 'Choir 10' },
    { id: 'scores', name: 'Scores' },
  ]);
});

test('the path of a shared folder begins where the account can see it', async () => {
  const { path } = await google.open().listFolders({ parent: 'inside' });
  expect(path).toEqual([{ id: 'inside', name: 'Inside' }]);
});

test('a folder that is its own ancestor is once in its path', async () => {
  google.sandbox.setDrive([folder('a', 'A', ['b']), folder('b', 'B', ['a'])]);
  const { path } = await google.open().listFolders({ parent: 'a' });
  expect(path.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a search finds folders anywhere, and none in the trash', async () => {
  expect(names(await google.open().listFolders({ search: 'choir' }))).toHaveLength(2);
  expect(names(await google.open().listFolders({ search: 'old' }))).toEqual([]);
});

test('a folder that is gone says so', async () => {
  const error = await failureOf(google.open().listFolders({ parent: 'gone' }));
  expect(error.message).toMatch(/cannot find this folder.*Choose another/);
});

test.each([
  "' in parents or trashed = true or '' in parents or title contains '",
  String.raw`\' or trashed = true or title contains \'`,
  '\ud800',
])('quotes in an id or in a search stay part of it: %s', async (text) => {
  expect(names(await google.open().listFolders({ search: text }))).toEqual([]);
  expect((await failureOf(google.open().listFolders({ parent: text }))).kind).toBe(
    'listed_folder_not_found',
  );
});

test('task lists are named, even one without a title', async () => {
  google.sandbox.setTasks([
    { id: 'one', title: 'Prayer', tasks: [{ id: 'a' }] },
    { id: 'two', title: '', tasks: [] },
  ]);
  expect(await google.open().listTaskLists()).toEqual([
    { id: 'one', name: 'Prayer' },
    { id: 'two', name: '(No title)' },
  ]);
  expect(google.callsTo('/tasks/v1/lists/*')).toEqual([]);
});

test('a listing that Google cuts off is retried', async () => {
  google.sandbox.fault({ kind: 'cut-body', path: '/drive/v2/files' });
  expect(names(await google.open().listFolders({}))).toHaveLength(2);
});
