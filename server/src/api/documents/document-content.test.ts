import { type DriveFile, FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { openSyncedApp, type SyncedApp } from '../../testing/fixtures/synced-app.ts';

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

test('a PDF is shown in the browser under its own name, but not inside a page', async () => {
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
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
  });
});

test('with ?download it is saved instead', async () => {
  const reply = await content(await open(file('Map.pdf', 'application/pdf')), {}, '?download');
  expect(reply.headers['content-disposition']).toBe('attachment; filename=Map.pdf');
});

test('what a browser could run is only ever saved, never shown in our origin', async () => {
  const app = await open(file('page', 'text/plain'));
  const mimeTypes = [
    'text/html',
    'TEXT/HTML',
    'application/xhtml+xml',
    'image/svg+xml',
    'text/xml',
    'text/javascript',
    'application/pdf; charset=x\r\nx-evil: 1',
    'text/plain',
    '',
  ];
  for (const mimeType of mimeTypes) {
    await app.db.updateTable('drive_items').set({ mimeType }).where('id', '=', 'file').execute();
    for (const query of ['', '?download', '?download=0']) {
      const { headers } = await content(app, {}, query);
      expect(headers, mimeType).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment;/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(headers).not.toHaveProperty('x-evil');
    }
  }
});

const FILE_NAMES = [
  ['AGM 3/4: Rösti & Co #1 [final].pdf', 'AGM 3_4: Rösti & Co #1 [final].pdf'],
  ['שיר השירים.pdf', 'שיר השירים.pdf'],
  ['Sunrise 🌅.pdf', 'Sunrise 🌅.pdf'],
  ['  "quotes"; filename=evil.exe.pdf', '"quotes"; filename=evil.exe.pdf'],
  ["it's 100% *done*.pdf", "it's 100% *done*.pdf"],
  ['line\r\nset-cookie: x=1\nbreak.pdf', 'lineset-cookie: x=1break.pdf'],
  ['..\\..\\windows.pdf', '.._.._windows.pdf'],
  ['photo\u202Efdp.exe', 'photofdp.exe'],
  ['\u0000\u0007', 'document'],
  [`${'long '.repeat(100)}.pdf`, `${'long '.repeat(35)}l.pdf`],
  [`${'禱'.repeat(500)}.pdf`, `${'禱'.repeat(58)}.pdf`],
  [`${'🙏'.repeat(500)}.pdf`, `${'🙏'.repeat(44)}.pdf`],
  [`${'ü'.repeat(500)}.pdf`, `${'ü'.repeat(88)}.pdf`],
] as const;

const HEADER_MAX_CHARS = 800;

test('a file arrives with a name that every browser can read, whatever it is called and however long, in a short header', async () => {
  const files = FILE_NAMES.map(([title], n) => ({
    ...file(title, 'application/pdf'),
    id: `file${n}`,
  }));
  const app = await open(...files);
  for (const [n, [, name]] of FILE_NAMES.entries()) {
    const { headers, statusCode } = await app.get(`/api/documents/file${n}/content`);
    expect(statusCode).toBe(200);
    const header = String(headers['content-disposition']);
    expect(header.length).toBeLessThan(HEADER_MAX_CHARS);
    expect(header).toMatch(
      /^inline; filename=(?:[\w.-]+|"[\x20-\x7e]*")(; filename\*=UTF-8''[\w!#$%&+.^`|~-]+)?$/,
    );
    const encoded = /filename\*=UTF-8''(.*)$/.exec(header)?.[1];
    const plain = /filename="?((?:[^"\\]|\\.)*)"?$/.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
    expect(encoded === undefined ? plain : decodeURIComponent(encoded)).toBe(name);
    expect(headers).not.toHaveProperty('set-cookie');
  }
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

test('a range beyond the end is refused with the size', async () => {
  const app = await open(file('Sermon.mp3', 'audio/mpeg', { patternSize: 10 }));
  const reply = await content(app, { range: 'bytes=10-' });
  expect(reply.statusCode).toBe(416);
  expect(reply.headers).toMatchObject({ 'content-range': 'bytes */10', 'content-length': '0' });
  expect(reply.body).toBe('');
});

test('a Google document arrives as PDF', async () => {
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

test('a shortcut opens its target', async () => {
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

test('a shortcut in the synced folder does not open a file outside it', async () => {
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

test('only synced files are opened; for others Google is not called', async () => {
  const app = await open(file('Map.pdf', 'application/pdf'));
  app.sandbox.putFile({ ...file('New', 'text/plain'), id: 'not yet synced' });
  const before = app.sandbox.calls.length;
  for (const id of [
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

test('a file that was deleted from Google since the sync is not found', async () => {
  const app = await open(file('Map.pdf', 'application/pdf'));
  app.sandbox.removeFile('file');
  const reply = await content(app);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'file_not_found' });
});

const GOOGLE_ERRORS = [
  ['forbidden', /refuses access/],
  ['dailyLimitExceeded', /limit for today/],
  ['fileNotDownloadable', /does not allow this file to be downloaded/],
  ['badRequest', /refused the request/],
] as const;

test('when Google refuses a file, the error message says why', async () => {
  const app = await open(file('Map.pdf', 'application/pdf'));
  for (const [reason, sentence] of GOOGLE_ERRORS) {
    app.sandbox.clearFaults();
    app.sandbox.fault({ kind: 'error', reason, path: '/drive/v3/*', times: 'always' });
    const reply = await content(app);
    expect(reply.statusCode).toBe(502);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({
      code: 'google_failed',
      detail: expect.stringMatching(sentence),
    });
    expect(reply.body).not.toMatch(/demo-api-key|ya29|127\.0\.0\.1/);
  }
});
