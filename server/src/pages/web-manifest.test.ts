import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKGROUND_COLOR, THEME_COLOR } from '@assembly/contract/page';
import { expect, test } from 'vitest';
import { openTestApp } from '../testing/fixtures/test-app.ts';

const WEB = join(import.meta.dirname, '../../../web');

test('the manifest is found below the base path, and changes with the name', async () => {
  const { app, db, settings } = await openTestApp({
    environment: { PUBLIC_URL: 'http://assembly.test/church', ASSEMBLY_NAME: '' },
  });
  const url = '/church/manifest.webmanifest';
  const before = await app.inject(url);
  expect(before.headers).toMatchObject({
    'content-type': 'application/manifest+json',
    'cache-control': 'public, no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(before.json()).toMatchObject({
    id: '/church/',
    start_url: '/church/web/event',
    scope: '/church/',
    display: 'standalone',
    shortcuts: [
      { name: 'Events', url: '/church/web/event' },
      { name: 'Announcements', url: '/church/web/announcements' },
      { name: 'Documents', url: '/church/web/documents' },
    ],
  });
  const { icons, shortcuts } = before.json();
  const ofShortcuts = shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons);
  for (const { src, type } of [...icons, ...ofShortcuts]) {
    const icon = await app.inject(src);
    expect([icon.statusCode, icon.headers['content-type']], src).toEqual([200, type]);
  }
  const headers = { 'if-none-match': String(before.headers.etag) };
  expect((await app.inject({ url, headers })).statusCode).toBe(304);

  const name = '"Grace" <b>& Hope</b>';
  await db.transaction().execute((trx) => settings.write(trx, { ASSEMBLY_NAME: name }, { now: 0 }));
  await settings.refresh();
  const after = await app.inject({ url, headers });
  expect([after.statusCode, after.json().name]).toEqual([200, name]);
});

test('the colors are those of the pages', () => {
  const page = (name: string) => readFileSync(join(WEB, name), 'utf8');
  expect(page('app.html')).toContain(`name="theme-color" content="${THEME_COLOR}"`);
  expect(page('index.html')).toContain(`name="theme-color" content="${BACKGROUND_COLOR}"`);
});
