import { describe, expect, test } from 'vitest';
import { removeUser } from '../testing/fixtures/stored-users.ts';
import { openTestApp, useTestApp } from '../testing/fixtures/test-app.ts';

/** For tests that only read or are refused. */
const sharedApp = useTestApp();

describe('pages', () => {
  test('cannot be embedded, sniffed or scripted by other sites', async () => {
    const { app } = sharedApp();
    const { headers } = await app.inject('/login');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
    for (const directive of ['frame-ancestors', 'frame-src', 'object-src']) {
      expect(policy).toContain(`${directive} 'none'`);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('redirect members into the app and everybody else to the sign-in page', async () => {
    const { app, addPerson, cookieOf } = sharedApp();
    const cookie = await cookieOf(await addPerson());
    for (const url of ['/', '/login']) {
      expect((await app.inject(url)).body).toContain('the sign-in page');
      const known = await app.inject({ url, headers: { cookie } });
      expect([known.statusCode, known.headers.location]).toEqual([302, '/web/event']);
    }
    for (const url of ['/web', '/web/event', '/web/no/such/screen']) {
      expect((await app.inject({ url, headers: { cookie } })).body).toContain('the app page');
      const unknown = await app.inject(url);
      expect(unknown.statusCode).toBe(302);
      expect(unknown.headers.location).toMatch(/^\/login/);
    }
  });

  test('send a visitor back to the address that was asked for, also one who is signed in by then', async () => {
    const { app, addPerson, cookieOf } = sharedApp();
    const cookie = await cookieOf(await addPerson());
    const url = '/web/documents?search=[a]|b%C3%BC&page=2';
    const login = String((await app.inject(url)).headers.location);
    expect(login).toBe('/login?next=/web/documents%3Fsearch%3D%5Ba%5D%7Cb%25C3%25BC%26page%3D2');
    const back = await app.inject({ url: login, headers: { cookie } });
    expect([back.statusCode, back.headers.location]).toEqual([302, url]);
    expect(back.headers['cache-control']).toBe('no-store');
    const evil = await app.inject({ url: '/login?next=//evil.example', headers: { cookie } });
    expect(evil.headers.location).toBe('/web/event');
  });

  test('redirect to the login with a note when the session was ended elsewhere', async () => {
    const { app, db, addPerson, cookieOf } = sharedApp();
    const person = await addPerson();
    const cookie = await cookieOf(person);
    await removeUser(db, person.id);
    for (const [url, to] of [
      ['/', '/login?ended'],
      ['/web', '/login?ended'],
      ['/web/event?page=2', '/login?ended&next=/web/event%3Fpage%3D2'],
    ] as const) {
      const { statusCode, headers } = await app.inject({ url, headers: { cookie } });
      expect([statusCode, headers.location]).toEqual([302, to]);
      // Told once: the next visit sends no cookie.
      expect(headers['set-cookie']).toMatch(/^session=; Max-Age=0;/);
    }
    const login = await app.inject({ url: '/login?ended', headers: { cookie } });
    expect(login.body).toContain('the sign-in page');
    // Another app on this host may use a cookie of the same name.
    const foreign = await app.inject({
      url: '/web',
      headers: { cookie: 'session=of-another-app' },
    });
    expect(foreign.headers.location).toBe('/login');
  });

  test('list what they will fetch first in a Link header, and nothing else', async () => {
    const { app, addPerson, cookieOf } = sharedApp();
    const cookie = await cookieOf(await addPerson());
    const preloads = async (url: string, headers = {}) => {
      const { link = '' } = (await app.inject({ url, headers })).headers;
      return String(link).match(/[^<]+(?=>)/g);
    };
    expect(await preloads('/web/event', { cookie })).toEqual(['/api/events', '/api/sermons']);
    for (const url of ['/web/event?page=2', '/web/documents?folder=x', '/web/admin']) {
      expect(await preloads(url, { cookie })).toBeNull();
    }
    const admin = { cookie: await cookieOf(await addPerson({ isAdmin: true })) };
    expect(await preloads('/web/admin', admin)).toEqual([
      '/api/users',
      ...['/assets/users.js', '/assets/users.css'],
    ]);
    for (const url of ['/web/event', '/login', '/nowhere']) expect(await preloads(url)).toBeNull();
  });

  test.each(['/church', ''])(
    'are served below a path of the host, requested with prefix %j',
    async (prefix) => {
      const { app, addPerson, cookieOf } = await openTestApp({
        environment: { PUBLIC_URL: 'http://assembly.test/church' },
      });
      const cookie = (await cookieOf(await addPerson())).replace('session', 'session-church');
      expect((await app.inject(`${prefix}/login`)).body).toContain('the sign-in page');
      const known = await app.inject({ url: `${prefix}/?a=b`, headers: { cookie } });
      expect(known.headers.location).toBe('/church/web/event');
      const session = await app.inject({ url: `${prefix}/api/session`, headers: { cookie } });
      expect(session.json().user).not.toBeNull();
      expect((await app.inject('/churchyard')).statusCode).toBe(404);
    },
  );

  test('contain the name of the assembly as escaped text', async () => {
    const { app } = await openTestApp({
      environment: { ASSEMBLY_NAME: `"><script>alert(1)</script> & 'Co'` },
    });
    const { body } = await app.inject('/login');
    expect(body).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)');
  });

  test('tell people who cannot log in whom to ask, as escaped text, and whether emails reach them', async () => {
    const environment = { CONTACT_NAME: 'Ruth "R" <Keller>', CONTACT_PHONE: '+41 44 123 45 67' };
    const { app } = await openTestApp({ environment });
    const { body } = await app.inject('/login');
    const [, content = ''] = body.match(/<meta name="contact" content="([^"]*)"/) ?? [];
    expect(content).toContain('&lt;Keller&gt;');
    expect(
      JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')),
    ).toEqual({
      name: 'Ruth "R" <Keller>',
      email: '',
      phone: '+41 44 123 45 67',
      canEmail: false,
      canResetByEmail: false,
    });
  });

  test('are compressed, and revalidated with 304', async () => {
    const { app } = sharedApp();
    const first = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers['cache-control']).toBe('no-cache');
    const tag = String(first.headers.etag);
    for (const etag of [tag, `W/${tag}`, `"another", ${tag}`]) {
      const second = await app.inject({ url: '/login', headers: { 'if-none-match': etag } });
      expect([second.statusCode, second.body]).toEqual([304, '']);
    }
  });

  test.each(['bytes=0-3', 'bytes=99999999-', 'bytes=-0', 'lines=1-2'])(
    'a request for the range %s of an asset gets the whole file',
    async (range) => {
      const { app } = sharedApp();
      const { body } = await app.inject('/logo.svg');
      expect(body).toContain('<svg');
      const reply = await app.inject({ url: '/logo.svg', headers: { range } });
      expect([reply.statusCode, reply.body]).toEqual([200, body]);
      expect(reply.headers['accept-ranges']).toBeUndefined();
    },
  );
});
