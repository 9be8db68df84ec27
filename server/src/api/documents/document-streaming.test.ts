import { get as httpGet, type IncomingMessage } from 'node:http';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { expect, test, vi } from 'vitest';
import { openSyncedApp, type SyncedApp } from '../../testing/fixtures/synced-app.ts';

const MEBIBYTE = 1024 * 1024;

async function open(patternSize: number): Promise<SyncedApp> {
  const app = await openSyncedApp();
  app.sandbox.setDrive([
    { id: 'folder', title: 'Folder', mimeType: FOLDER, parents: [ROOT_ID] },
    {
      id: 'file',
      title: 'Whole service.wav',
      mimeType: 'audio/wav',
      parents: ['folder'],
      content: { patternSize },
    },
  ]);
  await app.sync();
  return app;
}

async function download(app: SyncedApp, method = 'GET'): Promise<IncomingMessage> {
  const url = `${await app.address()}/api/documents/file/content`;
  return await new Promise((resolve, reject) => {
    httpGet(url, { method, headers: { cookie: app.cookie } }, resolve).on('error', reject);
  });
}

const upstream = (path: string) => path === '/drive/v3/files/file';

/** What is logged as a warning or an error from now on. */
function watchErrors({ app }: SyncedApp) {
  const spies = [vi.spyOn(app.log, 'warn'), vi.spyOn(app.log, 'error')];
  return () => spies.flatMap(({ mock }) => mock.calls);
}

test('a download that the reader aborts is aborted upstream within a second', async () => {
  const app = await open(1024 * MEBIBYTE);
  const reply = await download(app);
  await new Promise((resolve) => reply.once('data', resolve));
  const abortedAt = Date.now();
  reply.destroy();
  const call = await app.sandbox.waitForCall(
    (call) => upstream(call.path) && call.abortedAt !== null,
  );
  expect((call.abortedAt ?? 0) - abortedAt).toBeLessThan(1000);
  expect(call.bytesSent).toBeLessThan(64 * MEBIBYTE);
});

test('a HEAD request does not call Google and logs no error', async () => {
  const app = await open(1024 * MEBIBYTE);
  const logged = watchErrors(app);
  const before = app.sandbox.calls.length;
  const reply = await download(app, 'HEAD');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'audio/wav',
    'content-length': `${1024 * MEBIBYTE}`,
    'content-disposition': 'inline; filename="Whole service.wav"',
    'accept-ranges': 'bytes',
  });
  expect(app.sandbox.calls).toHaveLength(before);
  expect(logged()).toEqual([]);
});

test('a reader who leaves is not logged as an error, before or after the first byte', async () => {
  const app = await open(1024 * MEBIBYTE);
  const logged = watchErrors(app);
  const left = () =>
    app.sandbox.waitForCall(({ path, abortedAt }) => upstream(path) && abortedAt !== null);
  const fault = app.sandbox.fault({ kind: 'hang', path: '/drive/v3/*' });
  const url = `${await app.address()}/api/documents/file/content`;
  const waiting = httpGet(url, { headers: { cookie: app.cookie } }).on('error', () => {});
  await expect.poll(() => fault.hits).toBe(1);
  waiting.destroy();
  await left();
  app.sandbox.calls.length = 0;

  const reply = await download(app);
  await new Promise((resolve) => reply.once('data', resolve));
  reply.destroy();
  await left();
  // What the two left behind has been handled once another request is answered.
  await app.get('/api/documents/file/content', { range: 'bytes=0-1' });
  expect(logged()).toEqual([]);
});

test('a reader who stops reading stops the download from Google instead of filling our memory', async () => {
  const app = await open(1024 * MEBIBYTE);
  const reply = await download(app);
  await new Promise((resolve) => reply.once('data', resolve));
  reply.pause();
  const [call] = app.sandbox.calls.filter(({ path }) => upstream(path));
  let sent = -1;
  // It stops once the buffers in between are full.
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

test('a download that breaks off upstream is not mistaken for a whole one', async () => {
  const app = await open(4 * MEBIBYTE);
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
