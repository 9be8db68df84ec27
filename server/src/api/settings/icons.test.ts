import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ICON_NAMES } from '@assembly/contract/page';
import { manifest } from '@assembly/contract/paths';
import { LOGO_MAX_BYTES } from '@assembly/contract/settings';
import { expect, test } from 'vitest';
import { removeDemoSettings } from '../../store/settings/settings.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openTestApp, type TestAppOptions } from '../../testing/fixtures/test-app.ts';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
const BUILT_IN = join(import.meta.dirname, '../../../../web/public/icons');
const builtIn = (name: string) => readFileSync(join(BUILT_IN, `${name}.png`));
const DRAWN = builtIn('events');

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
  const uploadIcon = async (logo: string, bytes = DRAWN) =>
    put(`/api/settings/icon?logo=${encodeURIComponent(logo)}`, bytes);
  const show = async (name: string) => (await testApp.app.inject(`/icons/${name}.png`)).rawPayload;
  const readManifest = async () => (await testApp.app.inject(manifest)).json();
  const actions = { logoWithoutIcons, uploadLogo, removeLogo, uploadIcon, show, readManifest };
  return { ...testApp, ...actions };
}

onEachDatabase('the icon', (database) => {
  test('is shown when it is drawn, and removed with its logo', async () => {
    const { db, logoWithoutIcons, uploadLogo, removeLogo, uploadIcon, show, readManifest } =
      await openAsAdmin({ database });
    expect(await logoWithoutIcons()).toBeNull();
    const before = await readManifest();
    const logo = await uploadLogo();
    for (const name of ICON_NAMES) expect(await show(name)).toEqual(builtIn(name));
    expect((await uploadIcon(logo)).statusCode).toBe(204);
    expect(await logoWithoutIcons()).toBeNull();
    for (const name of ICON_NAMES) expect(await show(name)).toEqual(DRAWN);
    // Browsers notice a new icon by its address.
    expect((await readManifest()).icons[0].src).not.toBe(before.icons[0].src);

    await removeLogo();
    expect(await db.selectFrom('icons').selectAll().execute()).toEqual([]);
    expect(await show('192')).toEqual(builtIn('192'));
  });

  test('never belongs to another logo than the current one', async () => {
    const { db, logoWithoutIcons, uploadLogo, uploadIcon, show } = await openAsAdmin({ database });
    const first = await uploadLogo();
    const second = await uploadLogo(Buffer.from('<svg>Another</svg>'));
    expect(second).not.toBe(first);
    // Another administrator's browser was still drawing the first logo.
    await uploadIcon(first);
    expect(await logoWithoutIcons()).toBe(second);
    expect(await show('192')).toEqual(builtIn('192'));
    await uploadIcon(second);
    expect(await logoWithoutIcons()).toBeNull();
    await db.transaction().execute(removeDemoSettings);
    expect(await db.selectFrom('icons').selectAll().execute()).toEqual([]);
  });
});

test('a logo from the environment gets an icon too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  writeFileSync(`${folder}/logo.svg`, SVG);
  const environment = { ASSEMBLY_LOGO: `${folder}/logo.svg` };
  const { logoWithoutIcons, uploadIcon, show } = await openAsAdmin({ environment });
  await uploadIcon(String(await logoWithoutIcons()));
  expect(await show('maskable')).toEqual(DRAWN);
});

test('an icon cannot run as a page, and its type is not guessed', async () => {
  const { app } = await openAsAdmin();
  const { headers } = await app.inject('/icons/512.png');
  expect(headers['content-type']).toBe('image/png');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
  expect(headers['cache-control']).toBe('public, no-cache');
});

test.each([
  ['an SVG', SVG, 415],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
  ['nothing', Buffer.alloc(0), 415],
  ['a huge file', Buffer.alloc(LOGO_MAX_BYTES + 1), 413],
])('%s is refused as an icon', async (_title, bytes, status) => {
  const { db, uploadLogo, uploadIcon } = await openAsAdmin();
  const reply = await uploadIcon(await uploadLogo(), bytes);
  expect(reply.statusCode).toBe(status);
  expect(await db.selectFrom('icons').selectAll().execute()).toEqual([]);
});
