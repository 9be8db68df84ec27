import { listUsers } from '@assembly/contract/endpoints/users';
import { SECOND_MS } from '@assembly/contract/limits';
import { logo, screens } from '@assembly/contract/paths';
import { expect, test } from 'vitest';
import { createSessionCookie } from '../auth/session-cookie.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { delayBetween, expectWithin } from '../testing/clients/expect-within.ts';
import { followStream } from '../testing/clients/follow-stream.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { addPerson, cookieOf, PASSWORD } from '../testing/fixtures/people.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { startServer } from '../testing/processes/start-server.ts';
import { RESILIENCE } from './duration.ts';
import { hasProxy, PROXIES, startProxy } from './start-proxy.ts';

/** The app behind that proxy, with an administrator signed in. */
async function startBehind(proxy: (typeof PROXIES)[number], path: string) {
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const db = await openDatabase(databaseUrl);
  const admin = await addPerson(db, { isAdmin: true }, Date.now());
  const cookieAtRoot = await cookieOf(db, admin, Date.now());
  await db.destroy();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${path}`;
  const environment = { PUBLIC_URL: url, TRUST_PROXY: 'loopback' };
  const server = await startServer({ databaseUrl, environment });
  const { output } = await startProxy(proxy, { port, appPort: server.port, path });
  const { name } = createSessionCookie(() => ({ current: url, previous: [] }));
  return { url, cookie: cookieAtRoot.replace(/^[^=]+/, name()), server, output };
}

for (const proxy of PROXIES) {
  test.for([
    ['at the root', ''],
    ['below a path', '/church'],
  ] as const)(
    `behind ${proxy} %s, pages load and the live stream is not buffered`,
    async ([, path], { skip }) => {
      skip(!hasProxy(proxy), `${proxy} is not installed`);
      const { url, cookie, server, output } = await startBehind(proxy, path);
      const page = await callServer(url, screens.login);
      expect(page.status).toBe(200);
      const html = await page.text();
      const [, script = ''] = /(?:src|href)="([^"]+\.js)"/.exec(html) ?? [];
      expect(script).toMatch(new RegExp(`^${path}/assets/`));
      expect((await fetch(new URL(script, url))).status).toBe(200);
      expect((await callServer(url, logo)).status).toBe(200);
      expect((await callServer(url, listUsers.path, { cookie })).status).toBe(200);
      expect((await callServer(url, screens.events)).headers.get('location')).toBe(
        path + screens.login,
      );

      const stream = await followStream(url, cookie);
      let n = 0;
      await expectWithin(1 * SECOND_MS, RESILIENCE.timedChanges, async () => {
        n += 1;
        const body = {
          email: `guest${n}@example.org`,
          firstName: 'G',
          lastName: 'N',
          password: PASSWORD,
        };
        const receiving = stream.receives(['users'], stream.received.length);
        const signingUp = callServer(url, listUsers.path, { method: 'POST', body });
        const ms = await delayBetween(signingUp, [receiving]);
        expect((await signingUp).status).toBe(201);
        return ms;
      });
      expect(stream.connections).toBe(1);

      // An app that is down is logged as an error, but never with the secret in an address.
      await server.kill();
      for (const path of [
        '/feeds/SECRET/calendar.ics',
        '/unsubscribe/SECRET',
        '/confirm-email/SECRET',
      ]) {
        expect((await callServer(url, path)).status).toBe(502);
      }
      expect((await callServer(url, screens.login)).status).toBe(502);
      await expect.poll(output).toContain(screens.login);
      expect(output()).not.toContain('SECRET');
    },
  );
}
