import { describe, expect, test } from 'vitest';
import { openTestApp } from '../testing/fixtures/test-app.ts';

describe('below a path', () => {
  const below = (path: string, protocol = 'https') =>
    openTestApp({ environment: { PUBLIC_URL: `${protocol}://assembly.test${path}` } });
  const cookiesOf = (reply: { headers: Record<string, unknown> }) =>
    [reply.headers['set-cookie'] ?? []].flat().map(String);

  test.each([
    ['/church', 'https', /^__Secure-session-church=[\w-]{43}; .*Path=\/church; .*Secure/],
    ['/st-john/youth', 'https', /^__Secure-session-st-john-youth=.*Path=\/st-john\/youth; /],
    ['/z%C3%BCri', 'https', /^__Secure-session-z-C3-BCri=.*Path=\/z%C3%BCri; /],
    ['/church', 'http', /^session-church=[\w-]{43}; .*Path=\/church; HttpOnly; SameSite=Lax$/],
  ])(
    '%s over %s, the cookie has a name and a path of its own',
    async (path, protocol, expected) => {
      const { addPerson, signIn, call } = await below(path, protocol);
      const [cookie = '', ...more] = cookiesOf(await signIn((await addPerson()).email));
      expect(cookie).toMatch(expected);
      expect(more).toEqual([]);
      const headers = { cookie: cookie.split(';')[0] ?? '' };
      expect((await call({ url: `${path}/api/session`, headers })).json().user).not.toBeNull();
      const out = cookiesOf(await call({ method: 'DELETE', url: `${path}/api/session`, headers }));
      expect(out).toEqual([expect.stringMatching(/=; Max-Age=0; /)]);
      expect(out[0]?.split('=')[0]).toBe(cookie.split('=')[0]);
    },
  );

  test('the cookie of an assembly at the root of the host is left alone', async () => {
    const root = await openTestApp();
    const { call } = await below('/church', 'http');
    const headers = { cookie: await root.cookieOf(await root.addPerson()) };
    const read = await call({ url: '/church/api/session', headers });
    expect(read.json().user).toBeNull();
    const out = await call({ method: 'DELETE', url: '/church/api/session', headers });
    expect(out.statusCode).toBe(204);
    for (const cookie of [...cookiesOf(read), ...cookiesOf(out)]) {
      expect(cookie).toMatch(/^session-church=; /);
    }
    expect((await root.call({ url: '/api/events', headers })).statusCode).toBe(200);
  });
});
