import { FOLDER_TYPE } from '@assembly/contract/document';
import { STRING_MAX_BYTES } from '@assembly/contract/limits';
import { describe, expect, test } from 'vitest';
import type { DriveItem } from '../google/drive.ts';
import {
  driveFolder as folder,
  driveItem as item,
  driveShortcut as shortcut,
} from '../testing/fixtures/source-samples.ts';
import { toDocuments } from './to-document.ts';

const ROOT = '';

const places = (list: DriveItem[], driveFolder?: string) =>
  toDocuments(list, { driveFolder }).items.map(
    ({ id, parentId, position }) => `${parentId}/${position} ${id}`,
  );

test('folders come before files, each in natural title order, equal titles by id', () => {
  const list = [
    folder('top', ROOT),
    item('10', 'top', { title: 'Sermon 10' }),
    item('2', 'top', { title: 'Sermon 2' }),
    item('b', 'top', { title: 'Same' }),
    item('a', 'top', { title: 'Same' }),
    item('e', 'top', { title: 'Éloge' }),
    folder('z', 'top', { title: 'Zebra' }),
    folder('y', 'top', { title: 'apple' }),
    shortcut('way', 'top', 'z', FOLDER_TYPE),
  ];
  expect(places(list)).toEqual([
    '/0 top',
    'top/0 y',
    'top/1 way',
    'top/2 z',
    'top/3 e',
    'top/4 a',
    'top/5 b',
    'top/6 2',
    'top/7 10',
  ]);
  expect(places(list.toReversed())).toEqual(places(list));
});

test('titles that begin with a date come before others, the newest at the top', () => {
  const list = [
    folder('top', ROOT),
    item('old', 'top', { title: '2026-09-27 Psalm 120' }),
    item('new', 'top', { title: '2026-10-04 Psalm 121' }),
    item('10', 'top', { title: 'Hymn 10' }),
    item('2', 'top', { title: 'Hymn 2' }),
    folder('2025', 'top'),
    folder('2026', 'top'),
  ];
  const inTop = places(list).filter((place) => place.startsWith('top/'));
  expect(inTop.map((place) => place.split(' ')[1])).toEqual([
    ...['2026', '2025'],
    ...['new', 'old', '2', '10'],
  ]);
});

test('a folder has the date of the newest file in it or in its subfolders', () => {
  const day = (date: string) => ({ createdDate: `${date}T10:00:00.000Z` });
  const { items } = toDocuments([
    folder('top', ROOT, day('2026-01-01')),
    folder('sub', 'top', day('2026-12-31')),
    item('old', 'top', day('2026-02-02')),
    item('new', 'sub', day('2026-03-03')),
    folder('links', 'top', day('2026-11-11')),
    item('loose', ROOT, day('2026-04-04')),
    shortcut('way', 'links', 'top', FOLDER_TYPE),
  ]);
  const dates = Object.fromEntries(
    items.map(({ id, createdDate }) => [id, createdDate.slice(0, 10)]),
  );
  expect(dates).toMatchObject({
    ...{ top: '2026-03-03', sub: '2026-03-03', 'other-files': '2026-04-04', way: '2026-03-03' },
    ...{ old: '2026-02-02', new: '2026-03-03' },
  });
});

describe('items outside the tree', () => {
  const reasons = (list: DriveItem[], driveFolder?: string) =>
    toDocuments(list, { driveFolder }).leftOut.map(({ id, reason }) => `${id}: ${reason}`);

  test('shared files and folders in a circle are left out and listed', () => {
    const list = [
      folder('top', ROOT),
      item('shared', '', { parents: [] }),
      folder('a', 'b'),
      folder('b', 'a'),
      item('in a', 'a'),
    ];
    expect(places(list)).toEqual(['/0 top']);
    expect(reasons(list)).toEqual(
      ['shared', 'a', 'b', 'in a'].map((id) => `${id}: It is not in a folder that is shown.`),
    );
  });

  test('what is below a folder that cannot be stored is left out and listed', () => {
    const list = [
      folder('for.bidden', ROOT),
      folder('inside', 'for.bidden'),
      item('deep', 'inside'),
      folder('good', ROOT),
      item('long', 'good', { title: 'x'.repeat(STRING_MAX_BYTES + 1) }),
      item('fine', 'good'),
    ];
    const { items } = toDocuments(list);
    expect(items.map(({ id }) => id)).toEqual(['good', 'fine']);
    expect(reasons(list)).toEqual([
      'for.bidden: Its id is too long or contains a character that is not allowed.',
      'long: Its title is longer than 10485760 bytes.',
      'inside: It is not in a folder that is shown.',
      'deep: It is not in a folder that is shown.',
    ]);
  });

  test('with a named folder only what is below it is shown, and nothing else is reported', () => {
    const list = [folder('all', ROOT), folder('ours', 'all'), item('f', 'ours'), item('x', ROOT)];
    expect(places(list, 'all')).toEqual(['/0 ours', 'ours/0 f']);
    expect(reasons(list, 'all')).toEqual([]);
  });

  test('naming an unknown folder, or a file, is an error', () => {
    const list = [folder('empty', ROOT), item('f', ROOT), item('x', 'not shared itself')];
    for (const name of ['mistyped', 'f', 'x']) {
      expect(() => toDocuments(list, { driveFolder: name })).toThrow(
        /^Google Drive cannot find the folder to sync\. Check/,
      );
    }
    expect(places(list, 'empty')).toEqual([]);
    expect(places(list, 'not shared itself')).toEqual(['/0 other-files', 'other-files/0 x']);
  });
});

describe('loose files in the root', () => {
  test('are in a folder at the end of the top level', () => {
    const list = [
      item('loose', ROOT, { title: 'Map' }),
      folder('z', ROOT, { title: 'Zebra' }),
      folder('y', 'z'),
      item('10', ROOT, { title: 'Plan 10' }),
      item('2', ROOT, { title: 'Plan 2' }),
      shortcut('way', ROOT, 'y', FOLDER_TYPE),
    ];
    const { items, leftOut } = toDocuments(list);
    expect(items.map(({ id, parentId, position }) => `${parentId}/${position} ${id}`)).toEqual([
      '/0 z',
      '/1 other-files',
      'z/0 y',
      'other-files/0 way',
      'other-files/1 loose',
      'other-files/2 2',
      'other-files/3 10',
    ]);
    expect(items[1]).toMatchObject({ title: 'Other files', isFolder: 1, targetId: 'other-files' });
    expect(leftOut).toEqual([]);
  });

  test('have no folder if there are none that can be shown', () => {
    const list = [folder('f', ROOT), shortcut('dead', ROOT, 'gone'), item('lo.ose', ROOT)];
    expect(toDocuments(list).items.map(({ id }) => id)).toEqual(['f']);
  });

  test('of the named folder are in that folder', () => {
    const list = [folder('ours', ROOT), item('loose', 'ours'), item('private', ROOT)];
    expect(places(list, 'ours')).toEqual(['/0 other-files', 'other-files/0 loose']);
  });

  test('are not mixed with a folder of Google that has the same id', () => {
    const list = [
      folder('other-files', ROOT),
      item('inside', 'other-files'),
      folder('deeper', 'other-files'),
      item('loose', ROOT),
    ];
    expect(places(list)).toEqual(['/0 other-files', 'other-files/0 loose']);
    expect(toDocuments(list).leftOut.map(({ id }) => id)).toEqual([
      'other-files',
      'inside',
      'deeper',
    ]);
    const hidden = [folder('ours', ROOT), folder('other-files', ROOT), item('x', 'other-files')];
    expect(places([...hidden, item('loose', 'ours')], 'ours')).toEqual([
      '/0 other-files',
      'other-files/0 loose',
    ]);
  });
});

test.each(['9007199254740992', '9'.repeat(23), '-1', 'abc', '1.5', '1e3', ' 5'])(
  'a file of %j bytes is of unknown size',
  (fileSize) => {
    const { items } = toDocuments([folder('f', ROOT), item('odd', 'f', { fileSize })]);
    expect(items[1]).toMatchObject({ id: 'odd', fileSize: null });
  },
);

test('one of Google’s own documents is saved as PDF, everything else under its own name', () => {
  const { items } = toDocuments([
    folder('f', ROOT),
    item('1', 'f', {
      mimeType: 'application/vnd.google-apps.document',
      title: 'Minutes',
      originalFilename: '',
      fileSize: '',
    }),
    item('2', 'f', { title: 'Shown', originalFilename: 'kept.pdf', fileSize: '' }),
    item('3', 'f', { title: 'Without a file name', originalFilename: '', fileSize: 'many' }),
  ]);
  expect(items.map(({ fileName, fileSize }) => [fileName, fileSize])).toEqual([
    ['', null],
    ['Minutes.pdf', null],
    ['kept.pdf', null],
    ['Without a file name', null],
  ]);
});

test('of ten thousand nested folders, only as many are stored as Google allows', () => {
  const deep = Array.from({ length: 10_000 }, (_, at) =>
    folder(`f${at}`, at === 0 ? ROOT : `f${at - 1}`),
  );
  const { items, leftOut } = toDocuments(deep);
  expect(items).toHaveLength(100);
  expect(leftOut).toHaveLength(9900);
});
