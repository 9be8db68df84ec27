import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { failureOf, identity, QUICK, useSandbox, WINDOW } from '../testing/fixtures/test-google.ts';

const google = useSandbox();
const ignore = () => undefined;
const FILES = '/drive/v2/files';

test('a large drive is read to its last page and reports progress', async () => {
  google.sandbox.generate({ files: 2100, folders: 40 });
  const progress: number[] = [];
  const { items, leftOut } = await google.open().readDrive((readSoFar) => progress.push(readSoFar));
  expect(progress).toEqual([1000, 2000, 2140]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2140);
  expect(leftOut).toEqual([]);
});

test('the address of the account is cut and cleaned, so that it can be stored', async () => {
  const body = { user: { emailAddress: `office\0\ud800@${'x'.repeat(300)}` } };
  google.sandbox.fault({ kind: 'status', status: 200, body, path: '/drive/v2/about' });
  expect(await google.open().readAccount()).toBe(`office\ufffd@${'x'.repeat(245)}`);
});

test('a file, a folder and a shortcut have only the fields that their records need', async () => {
  google.sandbox.setDrive([
    { id: 'top', title: 'Top / 🙏', mimeType: FOLDER, parents: [ROOT_ID] },
    {
      id: 'file',
      title: 'Hymn.pdf',
      mimeType: 'application/pdf',
      parents: ['top'],
      createdDate: '2026-01-01T00:00:00.000Z',
      content: { text: 'Sing.' },
      extra: { lastModifyingUser: { emailAddress: 'ann@example.com' } },
    },
    {
      id: 'way',
      title: 'Way',
      mimeType: SHORTCUT,
      shortcutDetails: { targetId: 'file', targetMimeType: 'application/pdf' },
    },
  ]);
  const { items } = await google.open().readDrive(ignore);
  const bare = {
    originalFilename: '',
    fileSize: '',
    createdDate: '',
    revision: expect.any(String),
    shortcut: undefined,
  };
  expect(items).toStrictEqual([
    {
      ...bare,
      id: 'top',
      title: 'Top / 🙏',
      mimeType: FOLDER,
      parents: [{ id: ROOT_ID, isRoot: true }],
    },
    {
      id: 'file',
      title: 'Hymn.pdf',
      mimeType: 'application/pdf',
      parents: [{ id: 'top', isRoot: false }],
      originalFilename: 'Hymn.pdf',
      fileSize: '5',
      createdDate: '2026-01-01T00:00:00.000Z',
      // The checksum of its content.
      revision: expect.stringMatching(/^[0-9a-f]{32}$/),
      shortcut: undefined,
    },
    {
      ...bare,
      id: 'way',
      title: 'Way',
      mimeType: SHORTCUT,
      parents: [],
      shortcut: { targetId: 'file', targetMimeType: 'application/pdf' },
    },
  ]);
});

test('an incomplete search is an error, not a smaller drive', async () => {
  const body = { items: [], incompleteSearch: true };
  google.sandbox.fault({ kind: 'status', status: 200, path: FILES, body });
  expect((await failureOf(google.open().readDrive(ignore))).kind).toBe('not_understood');
});

test('a page token that expires during the read fails the source', async () => {
  google.sandbox.generate({ files: 1500, folders: 1 });
  const reading = google.open().readDrive(() => google.sandbox.expirePageTokens());
  expect((await failureOf(reading)).kind).toBe('refused');
});

test('a drive with too many items is refused', { tags: 'long' }, async () => {
  google.sandbox.generate({ files: 2500, folders: 1 });
  const reading = google.open({ ...QUICK, itemsMax: 1200 }).readDrive(ignore);
  expect((await failureOf(reading)).kind).toBe('too_many');
  // The pages up to the one that exceeds the limit, and the next, which was already requested.
  await expect.poll(() => google.callsTo(FILES).length).toBe(3);
});

test('ten thousand events and as many files need little memory', { tags: 'long' }, async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapMebibytes = () => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  google.sandbox.generate({ events: 10_000, files: 10_000, folders: 100 });
  const limits = { ...QUICK, pagesMax: 100 };
  const before = heapMebibytes();
  const calendar = await google.open(limits).readCalendars(WINDOW, identity, ignore);
  const drive = await google.open(limits).readDrive(ignore);
  expect(heapMebibytes() - before).toBeLessThan(15);
  expect([calendar.items.length, drive.items.length]).toEqual([10_000, 10_100]);
});
