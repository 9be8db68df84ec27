import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { ICON_MAX_BYTES, ICON_NAMES, type IconName } from '@assembly/contract/page';
import { expect, test } from 'vitest';
import { removeDemoSettings } from '../../store/settings/settings.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openTestApp, type TestAppOptions } from '../../testing/fixtures/test-app.ts';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
const READY_MADE = join(import.meta.dirname, '../../../../web/public/icons');
const readyMade = (name: string) => readFileSync(join(READY_MADE, `${name}.png`));
/** Differs from the ready-made icon by a chunk of text. */
function drawn(name: IconName): Buffer {
  const typeAndData = Buffer.from('tEXtComment\0of our own', 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(typeAndData.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typeAndData));
  const png = readyMade(name);
  const chunk = Buffer.concat([length, typeAndData, checksum]);
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)]);
}

async function openAsAdmin(options: TestAppOptions = {}) {
  const testApp = await openTestApp(options);
  const cookie = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
  const put = (url: string, payload: Buffer) =>
    testApp.call({
      method: 'PUT',
      url,
      headers: { cookie, 'content-type': 'image/png' },
      payload,
    });
  const logoWithoutIcons = async (): Promise<string | null> => {
    const reply = await testApp.call({ url: '/api/settings', headers: { cookie } });
    return reply.json().logoWithoutIcons;
  };
  const uploadLogo = async (bytes = SVG) => {
    await put('/api/settings/logo', bytes);
    return String(await logoWithoutIcons());
  };
  const removeLogo = () =>
    testApp.call({ method: 'DELETE', url: '/api/settings/logo', headers: { cookie } });
  const uploadIcon = (name: string, logo: string, bytes: Buffer) =>
    put(`/api/settings/icons/${name}?logo=${encodeURIComponent(logo)}`, bytes);
  async function uploadIcons(logo: string) {
    for (const name of ICON_NAMES) {
      expect((await uploadIcon(name, logo, drawn(name))).statusCode).toBe(204);
    }
  }
  const show = (name: string) => testApp.app.inject(`/icons/${name}.png`);
  return { ...testApp, logoWithoutIcons, uploadLogo, removeLogo, uploadIcon, uploadIcons, show };
}

onEachDatabase('icons', (database) => {
  test('are shown when all are drawn, and removed with their logo', async () => {
    const { db, logoWithoutIcons, uploadLogo, removeLogo, uploadIcon, uploadIcons, show } =
      await openAsAdmin({ database });
    expect(await logoWithoutIcons()).toBeNull();
    const logo = await uploadLogo();
    await uploadIcon('192', logo, drawn('192'));
    expect(await logoWithoutIcons()).toBe(logo);
    expect((await show('192')).rawPayload).toEqual(readyMade('192'));
    await uploadIcons(logo);
    expect(await logoWithoutIcons()).toBeNull();
    for (const name of ICON_NAMES) expect((await show(name)).rawPayload).toEqual(drawn(name));

    await removeLogo();
    expect(await db.selectFrom('icons').selectAll().execute()).toEqual([]);
    expect((await show('192')).rawPayload).toEqual(readyMade('192'));
  });

  test('never belong to another logo than the current one', async () => {
    const { db, logoWithoutIcons, uploadLogo, uploadIcon, uploadIcons, show } = await openAsAdmin({
      database,
    });
    const first = await uploadLogo();
    await uploadIcons(first);
    const second = await uploadLogo(Buffer.from('<svg>Another</svg>'));
    expect(second).not.toBe(first);
    // Another administrator's browser was still drawing the first logo.
    const late = await uploadIcon('192', first, drawn('192'));
    expect([late.statusCode, late.json().detail]).toEqual([
      409,
      'The logo has been changed in the meantime. Reload the page.',
    ]);
    // Or its icons were stored at the same time as the second logo.
    const bytes = drawn('192').toString('base64');
    for (const name of ICON_NAMES) {
      await db.insertInto('icons').values({ name, logo: first, bytes }).execute();
    }
    expect(await logoWithoutIcons()).toBe(second);
    expect((await show('192')).rawPayload).toEqual(readyMade('192'));
    await uploadIcons(second);
    expect(await logoWithoutIcons()).toBeNull();
    await db.transaction().execute(removeDemoSettings);
    expect(await db.selectFrom('icons').selectAll().execute()).toEqual([]);
  });
});

test('a logo from the environment gets icons too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  writeFileSync(`${folder}/logo.svg`, SVG);
  const environment = { ASSEMBLY_LOGO: `${folder}/logo.svg` };
  const { logoWithoutIcons, uploadIcons, show } = await openAsAdmin({ environment });
  await uploadIcons(String(await logoWithoutIcons()));
  expect((await show('maskable')).rawPayload).toEqual(drawn('maskable'));
});

test('an icon cannot run as a page, and its type is not guessed', async () => {
  const { show } = await openAsAdmin();
  const { headers } = await show('512');
  expect(headers['content-type']).toBe('image/png');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
  expect(headers['cache-control']).toBe('public, no-cache');
});

test.each([
  ['a PNG of another size', readyMade('512'), 415],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
  ['nothing', Buffer.alloc(0), 415],
  ['a huge file', Buffer.alloc(ICON_MAX_BYTES + 1), 413],
])('%s is refused as an icon', async (_title, bytes, status) => {
  const { db, uploadLogo, uploadIcon } = await openAsAdmin();
  const reply = await uploadIcon('192', await uploadLogo(), bytes);
  expect(reply.statusCode).toBe(status);
  expect(reply.json().detail).toMatch(/^This icon must be a PNG of \d+ × \d+ pixels/);
  expect(await db.selectFrom('icons').selectAll().execute()).toEqual([]);
});

test.each([
  ['of an unknown name', '__proto__', 'LOGO', 404],
  ['of no logo', '192', '', 409],
  ['of the built-in logo', '192', 'BUILT_IN', 409],
])('an icon %s is refused', async (_title, name, of, status) => {
  const { app, uploadLogo, removeLogo, uploadIcon } = await openAsAdmin();
  let logo = await uploadLogo();
  if (of === 'BUILT_IN') {
    await removeLogo();
    logo = String((await app.inject('/logo')).headers.etag).replaceAll('"', '');
  }
  expect((await uploadIcon(name, of && logo, drawn('192'))).statusCode).toBe(status);
});
