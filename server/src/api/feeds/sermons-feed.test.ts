import { gunzipSync } from 'node:zlib';
import { getSession } from '@assembly/contract/endpoints/session';
import { FEED_RECORDINGS_MAX } from '@assembly/contract/limits';
import { type DriveFile, FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/data/google-items';
import Parser from 'rss-parser';
import { expect, test } from 'vitest';
import { NO_TAGS } from '../../store/content/recording-tags.ts';
import { openSyncedApp, type SyncedApp } from '../../testing/fixtures/synced-app.ts';
import { PUBLIC_URL } from '../../testing/fixtures/test-app.ts';
import { createMemberWithFeed } from '../../testing/fixtures/test-feed.ts';

const HOSTILE = 'Grace & <b>Truth</b> "John" \u0001]]> \u{1F54A} שלום.mp3';
const folder: DriveFile = { id: 'folder', title: 'Sermons', mimeType: FOLDER, parents: [ROOT_ID] };
const recording = (id: string, title: string, day: number): DriveFile => ({
  id,
  title,
  mimeType: 'audio/mpeg',
  parents: ['folder'],
  createdDate: new Date(Date.UTC(2026, 0, day, 10)).toISOString(),
  content: { text: `sound of ${id}` },
});

async function open(...files: DriveFile[]): Promise<SyncedApp> {
  const app = await openSyncedApp();
  app.sandbox.setDrive([folder, ...files]);
  await app.sync();
  return app;
}

test('a podcast app reads title, date, length and type of each recording, the newest first', async () => {
  const app = await open(
    recording('old', 'Hope.mp3', 1),
    recording('new', HOSTILE, 8),
    { ...recording('video', 'Film.mp4', 9), mimeType: 'video/mp4' },
    { ...recording('html', 'Page.html', 9), mimeType: 'text/html' },
    {
      ...recording('link', 'Hope again', 10),
      mimeType: SHORTCUT,
      shortcutDetails: { targetId: 'old', targetMimeType: 'audio/mpeg' },
    },
  );
  const { sermons, token } = await createMemberWithFeed(app);
  const reply = await app.call({ url: sermons });
  expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const { items, title, itunes } = await new Parser().parseString(reply.body);
  expect(title).toBe(app.config.assembly.name);
  expect(itunes?.author).toBe(app.config.assembly.name);
  const url = (id: string) => `${PUBLIC_URL}/feeds/${token}/files/${id}`;
  const enclosure = (id: string, length: string) => ({ url: url(id), length, type: 'audio/mpeg' });
  expect(items).toMatchObject([
    {
      title: 'Grace & <b>Truth</b> "John"  ]]> \u{1F54A} שלום',
      isoDate: '2026-01-08T10:00:00.000Z',
      guid: 'new',
      enclosure: enclosure('new', '12'),
    },
    { title: 'Hope', guid: 'old', enclosure: enclosure('old', '12') },
  ]);
  expect(items).toHaveLength(2);
});

test('a recording that another account shares is in the podcast through its shortcut, once', async () => {
  const shortcut = (id: string) => ({
    ...recording(id, 'Shared.mp3', 2),
    mimeType: SHORTCUT,
    shortcutDetails: { targetId: 'shared', targetMimeType: 'audio/mpeg' },
  });
  const shared = { ...recording('shared', 'Shared.mp3', 1), parents: ['not ours'] };
  const app = await open(shared, shortcut('way 1'), shortcut('way 2'));
  const { sermons, token } = await createMemberWithFeed(app);
  const { items } = await new Parser().parseString((await app.call({ url: sermons })).body);
  expect(items.map(({ guid }) => guid)).toEqual(['way 1']);
  const file = await app.call({ url: `/feeds/${token}/files/way%201` });
  expect(file.body).toBe('sound of shared');
});

test('only the newest 200 recordings are listed and served', async () => {
  const count = FEED_RECORDINGS_MAX + 1;
  const app = await open(
    ...Array.from({ length: count }, (_, n) => recording(`s${n}`, `Sermon ${n}.mp3`, n)),
    { ...recording('pdf', 'Notes.pdf', 999), mimeType: 'application/pdf' },
  );
  const { sermons, token } = await createMemberWithFeed(app);
  const { items } = await new Parser().parseString((await app.call({ url: sermons })).body);
  expect(items.map(({ guid }) => guid)).toEqual(
    Array.from({ length: FEED_RECORDINGS_MAX }, (_, n) => `s${count - 1 - n}`),
  );
  const statusOf = async (id: string) =>
    (await app.call({ url: `/feeds/${token}/files/${id}` })).statusCode;
  expect(await statusOf('s200')).toBe(200);
  for (const id of ['s0', 'pdf', 'folder', 'unknown', '..', '%2e%2e%2f']) {
    expect(await statusOf(id), id).toBe(404);
  }
});

test('a recording is read in ranges and described by HEAD, without a session', async () => {
  const app = await open(recording('one', 'Hope.mp3', 1));
  const { token, sermons, cookie } = await createMemberWithFeed(app);
  const url = `/feeds/${token}/files/one`;
  const [whole, range, beyond, head] = await Promise.all([
    app.call({ url }),
    app.call({ url, headers: { range: 'bytes=6-7' } }),
    app.call({ url, headers: { range: 'bytes=99-' } }),
    app.call({ method: 'HEAD', url }),
  ]);
  expect(whole.body).toBe('sound of one');
  expect([range.statusCode, range.body, range.headers['content-range']]).toEqual([
    206,
    'of',
    'bytes 6-7/12',
  ]);
  expect(beyond.statusCode).toBe(416);
  expect(head.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': '12',
    'accept-ranges': 'bytes',
  });
  for (const { headers } of [whole, head, await app.call({ url: sermons })]) {
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private/),
    });
    expect(headers).not.toHaveProperty('set-cookie');
  }
  // The token is not a session, and a session is not a token.
  const asCookie = await app.call({
    url: getSession.path,
    headers: { cookie: `session=${token}` },
  });
  expect(asCookie.json().user).toBeNull();
  const sessionToken = cookie.replace('session=', '');
  expect((await app.call({ url: `/feeds/${sessionToken}/sermons.xml` })).statusCode).toBe(404);
});

test('an app that has the newest list gets 304, and a smaller reply if it accepts gzip', async () => {
  const app = await open(recording('one', 'Hope.mp3', 1));
  const [feed, other] = [await createMemberWithFeed(app), await createMemberWithFeed(app)];
  const get = (url: string, headers = {}) => app.call({ url, headers });
  const { headers, body } = await get(feed.sermons);
  const etag = String(headers.etag);
  const unchanged = await get(feed.sermons, { 'if-none-match': etag });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  const zipped = await get(feed.sermons, { 'accept-encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(body);
  const head = await app.call({ method: 'HEAD', url: feed.sermons });
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, etag, '']);
  // Each member gets their own addresses.
  const theirs = (await get(other.sermons)).body;
  expect(theirs).toContain(other.token);
  expect(theirs).not.toContain(feed.token);

  app.sandbox.setDrive([folder, recording('one', 'Faith.mp3', 1)]);
  await app.sync();
  app.changes.publish({ topic: 'documents' });
  const changed = await get(feed.sermons, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('<title>Faith</title>');
});

test('an address that was never given out is not found, whatever it looks like', async () => {
  const app = await open();
  const { token } = await createMemberWithFeed(app);
  const guesses = ['a'.repeat(43), token.slice(1), `${token}a`, `${token}%00`, `..%2F${token}`, ''];
  for (const guess of guesses) {
    for (const file of ['calendar.ics', 'sermons.xml', 'files/one']) {
      const reply = await app.call({ url: `/feeds/${guess}/${file}` });
      expect(reply.statusCode, guess).toBe(404);
      expect(reply.headers['content-type'], guess).toContain('application/problem+json');
    }
  }
  const huge = await app.call({ url: `/feeds/${'x'.repeat(5000)}/calendar.ics` });
  expect(huge.statusCode).toBe(400);
  expect((await app.call({ url: `/feeds/${token}/other` })).statusCode).toBe(404);
});

test('an app reads the chapters of a listed recording, with the token alone', async () => {
  const app = await open(recording('one', 'Hope.mp3', 1));
  const chapters = [{ startSeconds: 60.5, title: 'Reading' }];
  await app.db
    .updateTable('recordings')
    .set({ tags: JSON.stringify({ ...NO_TAGS, chapters }) })
    .execute();
  const { token } = await createMemberWithFeed(app);
  const reply = await app.call({ url: `/feeds/${token}/files/one/chapters.json` });
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json+chapters; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
  });
  expect(reply.json()).toEqual({
    version: '1.2.0',
    chapters: [{ startTime: 60.5, title: 'Reading' }],
  });
  for (const path of [`${token}/files/two`, `${'a'.repeat(43)}/files/one`]) {
    expect((await app.call({ url: `/feeds/${path}/chapters.json` })).statusCode).toBe(404);
  }
});
