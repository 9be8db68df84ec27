import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FOLDER, ROOT_ID } from '../data/google-items.ts';
import { demoOptions } from '../options.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { type GoogleClient, reasonOf, signIn } from '../testing/google-client.ts';
import { patternBytes } from './file-content.ts';

const NOW = Date.parse('2026-11-15T10:20:30Z');
const FILES = '/drive/v2/files';
const DOCUMENT = 'application/vnd.google-apps.document';
let google: Sandbox;
let owner: GoogleClient;

beforeAll(async () => {
  google = await startSandbox({ now: () => NOW, hasUnusualItems: true });
  owner = await signIn(google);
});
beforeEach(() => google.reset());
afterAll(() => google.close());

const named = (title: string) => google.data().drive.find((file) => file.title === title)?.id;
const found = async (q: string) =>
  (await owner.pages(`${FILES}?q=${encodeURIComponent(q)}`)).flat();
const open = (id: string, range?: string) =>
  fetch(`${google.url}/drive/v3/files/${id}?alt=media&key=${demoOptions.apiKey}`, {
    headers: { ...owner.headers, ...(range !== undefined && { range }) },
  });

test('a page holds 100 files by default, and never more than 1000', async () => {
  google.generate({ files: 1190, folders: 10 });
  const sizes = async (query: string) =>
    (await owner.pages(FILES + query)).map((page) => page.length);
  expect((await sizes('')).slice(0, 2)).toEqual([100, 100]);
  expect(await sizes('?maxResults=5000')).toEqual([1000, 200]);
});

test('trashed files are listed unless q excludes them, and so is the content of trashed folders', async () => {
  const all = (await owner.pages(FILES)).flat();
  const others = await found('trashed=false');
  const trashed = await found('trashed = true');
  expect(trashed.map((file) => file.title).sort()).toEqual([
    'Draft, do not keep.txt',
    'In the old folder.pdf',
    'Old folder',
  ]);
  expect(all.length).toBe(others.length + trashed.length);
});

test('q filters by parent and type, combined with and', async () => {
  const top = await found(`'root' in parents and mimeType = '${FOLDER}' and trashed = false`);
  expect(top.every((file) => file.parents[0].isRoot && file.mimeType === FOLDER)).toBe(true);
  expect(top.length).toBeGreaterThan(12);
  expect(await found(`'${named('Hymn sheets')}' in parents`)).toHaveLength(132);
});

test('q finds folders by the beginning of a word, and those that others have shared', async () => {
  const titles = async (q: string) => (await found(q)).map((file) => file.title);
  expect(await titles("title contains 'SHEETS' and trashed = false")).toContain('Hymn sheets');
  expect(await titles("title contains 'heets'")).toEqual([]);
  google.setDrive([
    { id: 'own', title: 'Own', mimeType: FOLDER, parents: [ROOT_ID] },
    { id: 'shared', title: "O'Brien's (shared)", mimeType: FOLDER },
  ]);
  expect(await titles(`sharedWithMe and mimeType = '${FOLDER}'`)).toEqual(["O'Brien's (shared)"]);
  expect(await titles(String.raw`title contains 'o\'brien\'s (' and trashed=false`)).toHaveLength(
    1,
  );
});

test.each([
  'trashed=maybe',
  'colour = red',
  "title = 'unfinished",
  'trashed=false and',
  'trashed=false or trashed=true',
  '',
])('q=%s is refused', async (q) => {
  const reply = await owner.get(`${FILES}?q=${encodeURIComponent(q)}`);
  expect(reply.status).toBe(400);
  expect(reasonOf(reply)).toBe('invalid');
});

test('sizes are strings; folders, shortcuts and Google documents have none', async () => {
  for (const file of (await owner.pages(FILES)).flat()) {
    const google = file.mimeType.startsWith('application/vnd.google-apps');
    expect(typeof file.fileSize, file.title).toBe(google ? 'undefined' : 'string');
  }
});

test('a file has its parents, and a shared file has none', async () => {
  const [file] = await found("title = 'How to find us.pdf'");
  expect(file.parents).toEqual([
    {
      kind: 'drive#parentReference',
      id: ROOT_ID,
      isRoot: true,
      parentLink: `${google.url}/drive/v2/files/${ROOT_ID}`,
      selfLink: `${google.url}/drive/v2/files/${file.id}/parents/${ROOT_ID}`,
    },
  ]);
  expect((await found("title = 'Hymn of the partner parish.txt'"))[0].parents).toEqual([]);
});

test('a file is downloaded whole, with its type and size', async () => {
  google.putFile({ id: 'f', title: 'f', mimeType: 'text/plain', content: { text: '0123456789' } });
  const reply = await open('f');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/plain');
  expect(reply.headers.get('content-length')).toBe('10');
  expect(await reply.text()).toBe('0123456789');
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=4-2', 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
])('Range %s is answered with %i', async (range, status, text, contentRange) => {
  google.putFile({ id: 'f', title: 'f', mimeType: 'text/plain', content: { text: '0123456789' } });
  const reply = await open('f', range);
  expect(reply.status).toBe(status);
  expect(await reply.text()).toBe(text);
  expect(reply.headers.get('content-range')).toBe(contentRange);
});

test('a range after the end is refused, with the size', async () => {
  google.putFile({ id: 'f', title: 'f', mimeType: 'text/plain', content: { text: '0123456789' } });
  const reply = await open('f', 'bytes=10-');
  expect(reply.status).toBe(416);
  expect(reply.headers.get('content-range')).toBe('bytes */10');
});

test('any range of a file of gigabytes can be read at once', async () => {
  const bytes = 5 * 2 ** 30;
  google.generateFile({ id: 'big', bytes });
  const [listed] = await found("title = 'Whole service recording.wav'");
  expect(listed.fileSize).toBe(String(bytes));
  const reply = await open('big', `bytes=${bytes - 100_001}-`);
  const body = Buffer.from(await reply.arrayBuffer());
  expect(body.equals(patternBytes(bytes - 100_001, bytes))).toBe(true);
  expect(patternBytes(99, 200_000).equals(patternBytes(0, 300_000).subarray(99, 200_000))).toBe(
    true,
  );
  expect(patternBytes(0, 70_000).equals(patternBytes(65_536, 135_536))).toBe(false);
});

test('Google documents cannot be downloaded but exported as PDF, without a length', async () => {
  const id = named('Budget');
  const opened = await owner.get(`/drive/v3/files/${id}?alt=media`);
  expect(opened.status).toBe(403);
  expect(reasonOf(opened)).toBe('fileNotDownloadable');

  const exported = await owner.get(`/drive/v3/files/${id}/export?mimeType=application/pdf`);
  expect(exported.headers.get('content-length')).toBeNull();
  expect(exported.body).toMatch(/^%PDF-1\.4/);
});

test('an export of another type, another file or more than ten megabytes is refused', async () => {
  const exporting = (id = '', type = 'application/pdf') =>
    owner.get(`/drive/v3/files/${id}/export?mimeType=${type}`);
  expect((await exporting(named('Budget'), 'image/gif')).status).toBe(400);
  expect(reasonOf(await exporting(named('How to find us.pdf')))).toBe('fileNotExportable');
  const tooLarge = await exporting(named('Chronicle of the parish (very long)'));
  expect(reasonOf(tooLarge)).toBe('exportSizeLimitExceeded');
});

test('folders and shortcuts cannot be downloaded', async () => {
  for (const title of ['Sermons', 'Leads nowhere']) {
    expect(reasonOf(await owner.get(`/drive/v3/files/${named(title)}?alt=media`))).toBe(
      'fileNotDownloadable',
    );
  }
});

test('an unknown file is not found', async () => {
  expect(reasonOf(await owner.get('/drive/v3/files/nothing?alt=media'))).toBe('notFound');
});

test('v3 sends four fields unless others are requested', async () => {
  google.putFile({ id: 'd', title: 'Doc', mimeType: DOCUMENT });
  expect((await owner.get('/drive/v3/files/d')).body).toEqual({
    kind: 'drive#file',
    id: 'd',
    name: 'Doc',
    mimeType: DOCUMENT,
  });
  expect((await owner.get('/drive/v3/files/d?fields=name,trashed')).body).toEqual({
    name: 'Doc',
    trashed: false,
  });
});
