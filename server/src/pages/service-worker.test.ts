import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openAsAdmin } from '../testing/fixtures/settings-admin.ts';
import { openTestApp, useTestApp } from '../testing/fixtures/test-app.ts';

const sharedApp = useTestApp();

describe('the service worker', () => {
  test('is sent to anyone, checked at each visit, and may only talk to this server', async () => {
    const { app } = sharedApp();
    const { headers, statusCode } = await app.inject('/sw.js');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; connect-src 'self';/),
      'x-content-type-options': 'nosniff',
    });
    const again = await app.inject({
      url: '/sw.js',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // Without its version it must not be found under another address.
    for (const url of ['/service-worker.js', '/remove-worker.js']) {
      expect((await app.inject(url)).statusCode).toBe(404);
    }
  });

  test('has the hash of the app page as its version, so new settings make a new worker', async () => {
    const { app, save, addPerson, cookieOf } = await openAsAdmin();
    const cookie = await cookieOf(await addPerson());
    const versions: string[] = [];
    for (const name of ['Grace Chapel', 'Grace Church']) {
      await save({ ASSEMBLY_NAME: name });
      const page = await app.inject({ url: '/web', headers: { cookie } });
      const version = createHash('sha256').update(page.rawPayload).digest('hex');
      expect((await app.inject('/sw.js')).body).toBe(`start('${version}')`);
      versions.push(version);
    }
    expect(versions[0]).not.toBe(versions[1]);
  });

  test('is below the path of the host', async () => {
    const { app } = await openTestApp({
      environment: { PUBLIC_URL: 'http://assembly.test/church' },
    });
    expect((await app.inject('/church/sw.js')).body).toMatch(/^start\('\w{64}'\)$/);
  });

  test('removes itself when SERVICE_WORKER is off, and pages do not register it', async () => {
    const { app, addPerson, cookieOf } = await openTestApp({
      environment: { SERVICE_WORKER: 'off' },
    });
    const cookie = await cookieOf(await addPerson());
    expect((await app.inject('/sw.js')).body).toBe('remove()');
    expect((await app.inject({ url: '/web', headers: { cookie } })).body).toContain('worker: off');
    const on = await sharedApp().app.inject({
      url: '/web',
      headers: { cookie: await sharedApp().cookieOf(await sharedApp().addPerson()) },
    });
    expect(on.body).toContain('worker: on');
  });
});
