import { FOLDER_TYPE } from '@assembly/contract/document';
import { STRING_MAX_BYTES } from '@assembly/contract/limits';
import { describe, expect, test } from 'vitest';
import { type DriveItem, SHORTCUT_TYPE } from '../google/drive.ts';
import { refuseUnfit } from './as-stored.ts';
import { toDocuments } from './to-document.ts';

const ROOT = 'root';

const item = (id: string, parent: string, parts: Partial<DriveItem> = {}): DriveItem => ({
  id,
  title: id,
  mimeType: 'application/pdf',
  parents: parent === '' ? [] : [{ id: parent, isRoot: parent === ROOT }],
  thumbnailLink: '',
  webContentLink: '',
  originalFilename: '',
  fileSize: '',
  createdDate: '',
  iconLink: '',
  embedLink: '',
  shortcut: undefined,
  ...parts,
});
const folder = (id: string, parent: string, parts: Partial<DriveItem> = {}) =>
  item(id, parent, { mimeType: FOLDER_TYPE, ...parts });
const shortcut = (id: string, parent: string, targetId: string, targetMimeType = '') =>
  item(id, parent, { mimeType: SHORTCUT_TYPE, shortcut: { targetId, targetMimeType } });

const places = (list: DriveItem[], top?: string) =>
  toDocuments(list, top).items.map(({ id, parentId, position }) => `${parentId}/${position} ${id}`);

test('only folders at the top are stored, each with the tree of its subfolders and the files in them', () => {
  const file = item('sermon', 'year', {
    title: 'Sermon',
    thumbnailLink: 'thumb',
    webContentLink: 'content',
    originalFilename: 'sermon.pdf',
    fileSize: '1024',
    createdDate: '2026-01-01T00:00:00.000Z',
    iconLink: 'icon',
    embedLink: 'embed',
  });
  const { folders } = toDocuments(
    [
      folder('sermons', ROOT, {
        title: 'Sermons',
        thumbnailLink: 'thumb of the folder',
        createdDate: '2025-01-01T00:00:00.000Z',
        iconLink: 'icon of the folder',
      }),
      folder('year', 'sermons'),
      file,
      item('note', 'sermons'),
    ],
    undefined,
  );
  expect(folders).toHaveLength(1);
  const [top] = folders;
  expect(top).toEqual({
    id: 'sermons',
    title: 'Sermons',
    thumbnailLink: 'thumb of the folder',
    webContentLink: '',
    originalFilename: '',
    fileSize: '',
    createdDate: '2025-01-01T00:00:00.000Z',
    iconLink: 'icon of the folder',
    mimeType: FOLDER_TYPE,
    embedLink: '',
    subFolder: expect.any(String),
    files: expect.any(String),
  });
  expect(JSON.parse(top?.subFolder ?? '')).toEqual([{ id: 'year', title: 'year', subFolder: [] }]);
  const files = JSON.parse(top?.files ?? '');
  expect(files.map(({ id }: { id: string }) => id)).toEqual(['note', 'sermon']);
  expect(files[1]).toEqual({
    id: 'sermon',
    title: 'Sermon',
    thumbnailLink: 'thumb',
    webContentLink: 'content',
    originalFilename: 'sermon.pdf',
    fileSize: '1024',
    createdDate: '2026-01-01T00:00:00.000Z',
    iconLink: 'icon',
    mimeType: 'application/pdf',
    embedLink: 'embed',
    parents: [{ id: 'year' }],
  });
});

test('folders come before files, each as a person sorts them, equal titles by id', () => {
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

describe('what hangs in the air', () => {
  const reasons = (list: DriveItem[], top?: string) =>
    toDocuments(list, top).leftOut.map(({ id, reason }) => `${id}: ${reason}`);

  test('files at the root, shared files and folders in a circle are left out and named', () => {
    const list = [
      folder('top', ROOT),
      item('loose', ROOT),
      item('shared', ''),
      folder('a', 'b'),
      folder('b', 'a'),
      item('in a', 'a'),
    ];
    expect(places(list)).toEqual(['/0 top']);
    expect(reasons(list)).toEqual(
      ['loose', 'shared', 'a', 'b', 'in a'].map(
        (id) => `${id}: It lies in no folder that is shown.`,
      ),
    );
  });

  test('below a folder that cannot be kept there is nothing to reach', () => {
    const list = [
      folder('for.bidden', ROOT),
      folder('inside', 'for.bidden'),
      item('deep', 'inside'),
      folder('good', ROOT),
      item('long', 'good', { title: 'x'.repeat(STRING_MAX_BYTES + 1) }),
      item('fine', 'good'),
    ];
    const fit = refuseUnfit({ items: list, leftOut: [], unread: [] });
    expect(fit.leftOut.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
      'for.bidden: Its id contains ".", which is not allowed.',
      'long: Its title is longer than 10485760 bytes.',
    ]);
    const { items, folders } = toDocuments(fit.items, undefined);
    expect(items.map(({ id }) => id)).toEqual(['good', 'fine']);
    expect(JSON.parse(folders[0]?.files ?? '')).toHaveLength(1);
    expect(reasons(fit.items)).toEqual([
      'inside: It lies in no folder that is shown.',
      'deep: It lies in no folder that is shown.',
    ]);
  });

  test('who names a folder sees what lies below it, and hears nothing of the rest', () => {
    const list = [folder('all', ROOT), folder('ours', 'all'), item('f', 'ours'), item('x', ROOT)];
    expect(places(list, 'all')).toEqual(['/0 ours', 'ours/0 f']);
    expect(reasons(list, 'all')).toEqual([]);
  });

  test('who names a folder that nobody knows, or a file, is told so', () => {
    const list = [folder('empty', ROOT), item('f', ROOT), item('x', 'not shared itself')];
    for (const name of ['mistyped', 'f', 'x']) {
      expect(() => toDocuments(list, name)).toThrow(
        /^Google Drive shows no folder of the id in GOOGLE_DRIVE_FOLDER\. Check/,
      );
    }
    for (const name of ['empty', 'not shared itself']) expect(places(list, name)).toEqual([]);
  });
});

describe('a shortcut', () => {
  test('opens the file it leads to, under its own title', () => {
    const file = item('pdf', ROOT, {
      title: 'Map.pdf',
      originalFilename: 'Map.pdf',
      fileSize: '9',
    });
    const { items } = toDocuments([folder('f', ROOT), file, shortcut('s', 'f', 'pdf')], undefined);
    expect(items[1]).toMatchObject({
      id: 's',
      title: 's',
      targetId: 'pdf',
      mimeType: 'application/pdf',
      fileName: 'Map.pdf',
      fileSize: 9,
      isFolder: 0,
    });
  });

  test('to an ancestor leads there and no further', () => {
    const list = [folder('a', ROOT), folder('b', 'a'), shortcut('up', 'b', 'a', FOLDER_TYPE)];
    const { items } = toDocuments(list, undefined);
    expect(items.map(({ id, targetId, isFolder }) => [id, targetId, isFolder])).toEqual([
      ['a', 'a', 1],
      ['b', 'b', 1],
      ['up', 'a', 1],
    ]);
  });

  test('leads nowhere but below the folder that is named', () => {
    const list = [
      folder('ours', 'top'),
      item('minutes', 'ours'),
      item('loose', 'top'),
      folder('council', ROOT),
      item('salaries', 'council'),
      item('shared', ''),
      shortcut('to minutes', 'ours', 'minutes'),
      shortcut('to loose', 'ours', 'loose'),
      shortcut('to ours', 'ours', 'ours', FOLDER_TYPE),
      shortcut('to salaries', 'ours', 'salaries'),
      shortcut('to shared', 'ours', 'shared'),
      shortcut('to council', 'ours', 'council', FOLDER_TYPE),
    ];
    const { items, leftOut } = toDocuments(list, 'top');
    expect(new Set(items.map(({ targetId }) => targetId))).toEqual(
      new Set(['ours', 'minutes', 'loose']),
    );
    expect(leftOut.map(({ id }) => id)).toEqual(['to council', 'to salaries', 'to shared']);
    expect(new Set(leftOut.map(({ reason }) => reason))).toEqual(
      new Set([
        'It is a shortcut to what does not lie below the folder in GOOGLE_DRIVE_FOLDER. Move that there, or remove the shortcut.',
      ]),
    );
  });

  test('to nothing, to another shortcut, to itself or to a folder that is not shown is left out', () => {
    const list = [
      folder('f', ROOT),
      folder('hidden', 'elsewhere'),
      shortcut('nothing', 'f', 'gone'),
      shortcut('second', 'f', 'nothing'),
      shortcut('self', 'f', 'self'),
      shortcut('away', 'f', 'hidden', FOLDER_TYPE),
    ];
    const { items, leftOut } = toDocuments(list, undefined);
    expect(items.map(({ id }) => id)).toEqual(['f']);
    expect(leftOut.map(({ id }) => id).sort()).toEqual([
      'away',
      'hidden',
      'nothing',
      'second',
      'self',
    ]);
  });
});

test.each(['9007199254740992', '9'.repeat(23), '-1', 'abc', '1.5', '1e3', ' 5'])(
  'a file of %j bytes is of unknown size',
  (fileSize) => {
    const { items } = toDocuments([folder('f', ROOT), item('odd', 'f', { fileSize })], undefined);
    expect(items[1]).toMatchObject({ id: 'odd', fileSize: null });
  },
);

test('one of Google’s own documents is saved as PDF, everything else under its own name', () => {
  const { items } = toDocuments(
    [
      folder('f', ROOT),
      item('1', 'f', { mimeType: 'application/vnd.google-apps.document', title: 'Minutes' }),
      item('2', 'f', { title: 'Shown', originalFilename: 'kept.pdf' }),
      item('3', 'f', { title: 'Without a file name', fileSize: 'many' }),
    ],
    undefined,
  );
  expect(items.map(({ fileName, fileSize }) => [fileName, fileSize])).toEqual([
    ['', null],
    ['Minutes.pdf', null],
    ['kept.pdf', null],
    ['Without a file name', null],
  ]);
});

test('of ten thousand folders, one in another, as many are taken as Google allows', () => {
  const deep = Array.from({ length: 10_000 }, (_, at) =>
    folder(`f${at}`, at === 0 ? ROOT : `f${at - 1}`),
  );
  const { items, leftOut } = toDocuments(deep, undefined);
  expect(items).toHaveLength(100);
  expect(leftOut).toHaveLength(9900);
});
