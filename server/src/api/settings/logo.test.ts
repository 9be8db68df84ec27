import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOGO_MAX_BYTES } from '@assembly/contract/settings';
import { expect, test } from 'vitest';
import { readAudit } from '../../store/users/audit-log.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openTestApp, type TestAppOptions } from '../../testing/fixtures/test-app.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const IMAGES: [string, Buffer][] = [
  ['image/png', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['image/webp', Buffer.from('RIFF....WEBPVP8 ')],
  ['image/svg+xml', Buffer.from(SVG)],
  ['image/svg+xml', Buffer.from(`\uFEFF<?xml version="1.0"?>\n<!-- a > b -->\n${SVG}`)],
  // As some drawing programs write it.
  [
    'image/svg+xml',
    Buffer.from(`<!DOCTYPE svg PUBLIC "-//W3C" "svg.dtd" [ <!ENTITY ns "http://x"> ]>\n${SVG}`),
  ],
];

async function openAsAdmin(options: TestAppOptions = {}) {
  const testApp = await openTestApp(options);
  const cookie = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
  const change = (method: 'PUT' | 'DELETE', payload?: Buffer, type = 'image/png') =>
    testApp.call({
      method,
      url: '/api/settings/logo',
      headers: { cookie, ...(payload && { 'content-type': type }) },
      ...(payload && { payload }),
    });
  const show = (etag?: string) =>
    testApp.app.inject({ url: '/logo', headers: { ...(etag && { 'if-none-match': etag }) } });
  return { ...testApp, change, show };
}

onEachDatabase('a logo', (database) => {
  test('is shown at once, until it is removed', async () => {
    const { db, change, show } = await openAsAdmin({ database });
    const before = await show();
    expect((await change('PUT', Buffer.from(SVG))).statusCode).toBe(204);
    const shown = await show(String(before.headers.etag));
    expect([shown.statusCode, shown.body]).toEqual([200, SVG]);
    expect((await show(String(shown.headers.etag))).statusCode).toBe(304);
    expect(shown.headers['cache-control']).toBe('public, no-cache');
    expect((await change('DELETE')).statusCode).toBe(204);
    expect((await show()).body).toBe(before.body);
    await change('DELETE');
    const { items } = await readAudit(db, 1);
    expect(items.map(({ action }) => action).sort()).toEqual(['logo_changed', 'logo_removed']);
  });
});

test.each(IMAGES)('%s is recognized by its content', async (type, bytes) => {
  const { change, show } = await openAsAdmin();
  await change('PUT', bytes, 'application/octet-stream');
  const { headers } = await show();
  expect(headers['content-type']).toBe(type);
  // A script in an SVG does not run, and nothing is guessed.
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['a web page', Buffer.from('<!doctype html><svg></svg>'), 415],
  ['a web page called a picture', Buffer.from(`<html>${SVG}</html>`), 415],
  ['nothing', Buffer.alloc(0), 415],
  ['an unclosed comment', Buffer.from(`<!--${'-'.repeat(100_000)}`), 415],
  ['a large picture', Buffer.alloc(LOGO_MAX_BYTES + 1), 413],
])('%s is refused as a logo', async (_title, bytes, status) => {
  const { change, db } = await openAsAdmin();
  const reply = await change('PUT', bytes);
  expect(reply.statusCode).toBe(status);
  expect(reply.json().detail).toBe('Choose a PNG, JPEG, WebP or SVG image of at most 512 kB.');
  expect(await db.selectFrom('logo').selectAll().execute()).toEqual([]);
});

test('a logo from the environment cannot be replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  writeFileSync(`${folder}/logo.svg`, SVG);
  const { change } = await openAsAdmin({ environment: { ASSEMBLY_LOGO: `${folder}/logo.svg` } });
  for (const reply of [await change('PUT', Buffer.from(SVG)), await change('DELETE')]) {
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toContain('ASSEMBLY_LOGO');
  }
});
