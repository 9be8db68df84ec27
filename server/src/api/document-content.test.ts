import { get as httpGet, type IncomingMessage } from 'node:http';
import { type DriveFile, FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { openSyncedApp, type SyncedApp } from '../testing/fixtures/synced-app.ts';

const MEBIBYTE = 1024 * 1024;
const DOCUMENT = 'application/vnd.google-apps.document';
const folder: DriveFile = { id: 'folder', title: 'Folder', mimeType: FOLDER, parents: [ROOT_ID] };

const file = (
  title: string,
  mimeType: string,
  content: DriveFile['content'] = { text: 'hello world' },
): DriveFile => ({
  id: 'file',
  title,
  mimeType,
  parents: ['folder'],
  ...(content && { content }),
});

async function open(...files: DriveFile[]): Promise<SyncedApp> {
  const app = await openSyncedApp();
  app.sandbox.setDrive([folder, ...files]);
  await app.sync();
  return app;
}

const content = ({ get }: SyncedApp, headers = {}, query = '') =>
  get(`/api/documents/file/content${query}`, headers);

test('a PDF is shown in the browser, under its own name', async () => {
  const reply = await content(await open(file('Map.pdf', 'application/pdf')));
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('hello world');
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '11',
    'content-disposition': 'inline; filename=Map.pdf',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
});

test('with ?download it is saved instead', async () => {
  const reply = await content(await open(file('Map.pdf', 'application/pdf')), {}, '?download');
  expect(reply.headers['content-disposition']).toBe('attachment; filename=Map.pdf');
});

test.each([
  ['HTML', 'page.html', 'text/html'],
  ['HTML in capitals', 'page.html', 'TEXT/HTML'],
  ['XHTML', 'page.xhtml', 'application/xhtml+xml'],
  ['SVG', 'logo.svg', 'image/svg+xml'],
  ['XML', 'feed.xml', 'text/xml'],
  ['a script', 'evil.js', 'text/javascript'],
  ['a PDF that is none', 'x.pdf', 'application/pdf; charset=x\r\nx-evil: 1'],
  ['text', 'notes.txt', 'text/plain'],
  ['nothing known', 'x', ''],
])('%s is only ever saved, never run in our origin', async (_title, title, mimeType) => {
  const app = await open(file(title, 'text/plain'));
  await app.db.updateTable('drive_items').set({ mimeType }).where('id', '=', 'file').execute();
  for (const query of ['', '?download', '?download=0']) {
    const { headers } = await content(app, {}, query);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers).not.toHaveProperty('x-evil');
  }
});

test.each([
  ['AGM 3/4: Rösti & Co #1 [final].pdf', 'AGM 3_4: Rösti & Co #1 [final].pdf'],
  ['שיר השירים.pdf', 'שיר השירים.pdf'],
  ['Sunrise 🌅.pdf', 'Sunrise 🌅.pdf'],
  ['  "quotes"; filename=evil.exe.pdf', '"quotes"; filename=evil.exe.pdf'],
  ["it's 100% *done*.pdf", "it's 100% *done*.pdf"],
  ['line\r\nset-cookie: x=1\nbreak.pdf', 'lineset-cookie: x=1break.pdf'],
  ['..\\..\\windows.pdf', '.._.._windows.pdf'],
  ['photo\u202Efdp.exe', 'photofdp.exe'],
  ['\u0000\u0007', 'document'],
  [`${'long '.repeat(100)}.pdf`, `${'long '.repeat(100)}.pdf`],
])('a file called %j arrives with a name that every browser can read', async (title, name) => {
  const { headers, statusCode } = await content(await open(file(title, 'application/pdf')));
  expect(statusCode).toBe(200);
  const header = String(headers['content-disposition']);
  expect(header).toMatch(
    /^inline; filename=(?:[\w.-]+|"[\x20-\x7e]*")(; filename\*=UTF-8''[\w!#$%&+.^`|~-]+)?$/,
  );
  const encoded = /filename\*=UTF-8''(.*)$/.exec(header)?.[1];
  const plain = /filename="?((?:[^"\\]|\\.)*)"?$/.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  expect(encoded === undefined ? plain : decodeURIComponent(encoded)).toBe(name);
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a seek asks Google for that range only', async () => {
  const app = await open(file('Sermon.mp3', 'audio/mpeg', { patternSize: 100_000 }));
  const reply = await content(app, { range: 'bytes=5000-5099' });
  expect(reply.statusCode).toBe(206);
  expect(reply.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-range': 'bytes 5000-5099/100000',
    'content-length': '100',
  });
  expect(reply.rawPayload).toHaveLength(100);
  const call = app.sandbox.calls.find(({ path }) => path.startsWith('/drive/v3'));
  expect(call?.headers.range).toBe('bytes=5000-5099');
  expect(call?.bytesSent).toBe(100);
  expect(call?.query).toMatchObject({ alt: 'media', key: 'demo-api-key' });
});

test('a range that is not there is told so, with the size', async () => {
  const app = await open(file('Sermon.mp3', 'audio/mpeg', { patternSize: 10 }));
  const reply = await content(app, { range: 'bytes=10-' });
  expect(reply.statusCode).toBe(416);
  expect(reply.headers).toMatchObject({ 'content-range': 'bytes */10', 'content-length': '0' });
  expect(reply.body).toBe('');
});

test('one of Google’s own documents arrives as PDF', async () => {
  const app = await open({ ...file('Minutes', DOCUMENT, { text: '%PDF-' }) });
  const reply = await content(app, { range: 'bytes=0-1' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('%PDF-');
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.headers['content-disposition']).toBe('inline; filename=Minutes.pdf');
  expect(reply.headers).not.toHaveProperty('accept-ranges');
  expect(app.sandbox.calls.at(-1)).toMatchObject({
    path: '/drive/v3/files/file/export',
    query: { mimeType: 'application/pdf' },
  });
});

test('a shortcut opens what it leads to', async () => {
  const app = await open(
    { ...file('Map.pdf', 'application/pdf'), id: 'map', parents: [ROOT_ID] },
    {
      ...file('Way to the map', SHORTCUT, undefined),
      shortcutDetails: { targetId: 'map', targetMimeType: 'application/pdf' },
    },
  );
  const reply = await content(app);
  expect(reply.body).toBe('hello world');
  expect(reply.headers['content-disposition']).toBe('inline; filename=Map.pdf');
});

test('a shortcut below the folder that is named opens nothing outside of it', async () => {
  const app = await open({ ...folder, id: 'inside', parents: ['folder'] });
  app.sandbox.putFile({ ...file('Salaries', 'text/plain'), id: 'salaries', parents: [ROOT_ID] });
  app.sandbox.putFile({
    ...file('Way to the salaries', SHORTCUT, undefined),
    parents: ['inside'],
    shortcutDetails: { targetId: 'salaries', targetMimeType: 'text/plain' },
  });
  await app.sync('folder');
  expect((await app.get('/api/documents/inside')).json()).toMatchObject({ items: [] });
  expect((await content(app)).statusCode).toBe(404);
  await app.sync();
  expect((await content(app)).body).toBe('hello world');
});

test('only files of the synced drive are opened: for others Google is not even asked', async () => {
  const app = await open({ ...file('Secret', 'text/plain'), id: 'loose', parents: [ROOT_ID] });
  app.sandbox.putFile({ ...file('New', 'text/plain'), id: 'not yet synced' });
  const before = app.sandbox.calls.length;
  for (const id of [
    'loose',
    'not%20yet%20synced',
    'folder',
    'gone',
    '..',
    '%00',
    'file%2f..%2fx',
    ROOT_ID,
  ]) {
    const reply = await app.get(`/api/documents/${id}/content`);
    expect(reply.statusCode, id).toBe(404);
  }
  expect((await app.get('/api/documents/gone/content')).json()).toMatchObject({
    code: 'file_not_found',
  });
  expect(app.sandbox.calls).toHaveLength(before);
});

test('a file that has gone from Google since is no longer there', async () => {
  const app = await open(file('Map.pdf', 'application/pdf'));
  app.sandbox.removeFile('file');
  const reply = await content(app);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'file_not_found' });
});

test.each([
  ['forbidden', /refuses access/],
  ['dailyLimitExceeded', /limit for today/],
  ['fileNotDownloadable', /does not hand out this file/],
  ['badRequest', /refused the request/],
] as const)('when Google answers %s the reader is told in a sentence', async (reason, says) => {
  const app = await open(file('Map.pdf', 'application/pdf'));
  app.sandbox.fault({ kind: 'error', reason, path: '/drive/v3/*', times: 'always' });
  const reply = await content(app);
  expect(reply.statusCode).toBe(502);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(reply.json()).toMatchObject({
    code: 'google_failed',
    detail: expect.stringMatching(says),
  });
  expect(reply.body).not.toMatch(/demo-api-key|ya29|127\.0\.0\.1/);
});

async function download(app: SyncedApp, method = 'GET'): Promise<IncomingMessage> {
  const url = `${await app.address()}/api/documents/file/content`;
  return await new Promise((resolve, reject) => {
    httpGet(url, { method, headers: { cookie: app.cookie } }, resolve).on('error', reject);
  });
}

const upstream = (path: string) => path === '/drive/v3/files/file';

test('a download that the reader drops is dropped upstream within a second', async () => {
  const app = await open(file('Whole service.wav', 'audio/wav', { patternSize: 1024 * MEBIBYTE }));
  const reply = await download(app);
  await new Promise((resolve) => reply.once('data', resolve));
  const droppedAt = Date.now();
  reply.destroy();
  const call = await app.sandbox.waitForCall(
    ({ path, abortedAt }) => upstream(path) && abortedAt !== null,
  );
  expect((call.abortedAt ?? 0) - droppedAt).toBeLessThan(1000);
  expect(call.bytesSent).toBeLessThan(64 * MEBIBYTE);
});

test('a reader who only asks for the headers draws no bytes', async () => {
  const app = await open(file('Whole service.wav', 'audio/wav', { patternSize: 1024 * MEBIBYTE }));
  const reply = await download(app, 'HEAD');
  expect(reply.statusCode).toBe(200);
  const call = await app.sandbox.waitForCall(
    ({ path, endedAt }) => upstream(path) && endedAt !== null,
  );
  expect(call.bytesSent).toBeLessThan(64 * MEBIBYTE);
});

test('a reader who takes nothing for a while holds up Google, not our memory', async () => {
  const app = await open(file('Whole service.wav', 'audio/wav', { patternSize: 1024 * MEBIBYTE }));
  const reply = await download(app);
  await new Promise((resolve) => reply.once('data', resolve));
  reply.pause();
  const [call] = app.sandbox.calls.filter(({ path }) => upstream(path));
  let sent = -1;
  // It stops by itself once the buffers on the way are full.
  await expect
    .poll(
      () => {
        const isStill = sent === call?.bytesSent;
        sent = call?.bytesSent ?? 0;
        return isStill;
      },
      { interval: 200, timeout: 10_000 },
    )
    .toBe(true);
  expect(sent).toBeLessThan(64 * MEBIBYTE);
  reply.destroy();
});

test('a download that breaks off upstream does not pass for a whole one', async () => {
  const app = await open(file('Whole service.wav', 'audio/wav', { patternSize: 4 * MEBIBYTE }));
  app.sandbox.fault({ kind: 'cut-body', path: '/drive/v3/*' });
  const reply = await download(app);
  const ending = await new Promise((resolve) => {
    reply
      .on('error', () => resolve('broken'))
      .on('end', () => resolve('whole'))
      .resume();
  });
  expect(ending).toBe('broken');
});
