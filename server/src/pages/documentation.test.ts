import { expect, test } from 'vitest';
import { useTestApp } from '../testing/fixtures/test-app.ts';

/** Below a path, where an address that does not begin with it leads nowhere. */
const BASE = '/church';

const sharedApp = useTestApp({ environment: { PUBLIC_URL: `http://assembly.test${BASE}` } });

async function signIn() {
  const { app, addPerson, cookieOf } = sharedApp();
  const session = await cookieOf(await addPerson({ isAdmin: true }));
  const headers = { cookie: session.replace('session', 'session-church') };
  return (path: string) => app.inject({ url: path, headers });
}

/** The addresses on this server that the page links to or loads, with their section. */
function addressesIn(html: string, page: string): URL[] {
  return [...html.matchAll(/(?:href|src)="([^"]+)"/g)]
    .map(([, address = '']) => new URL(address, `http://assembly.test${page}`))
    .filter(({ origin }) => origin === 'http://assembly.test');
}

test('every link, picture and section of the documentation is found, starting from the about page', async () => {
  const read = await signIn();
  const pages = new Map<string, string>();
  const found = ['/docs/operating.md', '/docs/api.md', '/CHANGELOG.md'].map((path) => BASE + path);
  const sections: URL[] = [];
  for (const path of found) {
    const { statusCode, headers, body } = await read(path);
    expect(statusCode, path).toBe(200);
    pages.set(path, body);
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    for (const address of addressesIn(body, path)) {
      const { pathname } = address;
      expect(pathname.startsWith(`${BASE}/`), `${pathname} in ${path}`).toBe(true);
      if (address.hash) sections.push(address);
      if (/\.(md|png|svg|css)$/.test(pathname) && !found.includes(pathname)) found.push(pathname);
    }
  }
  expect(found).toContain(`${BASE}/docs/decisions/README.md`);
  expect(found).toContain(`${BASE}/docs/connect-google.png`);
  for (const { pathname, hash } of sections) {
    expect(pages.get(pathname), pathname + hash).toContain(`id="${hash.slice(1)}"`);
  }
});

test('a page has no inline style or script, and no link to what is not served', async () => {
  const read = await signIn();
  const { headers, body } = await read('/docs/operating.md');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<title>Operating');
  expect(body).not.toMatch(/<script|<style|style="|\.\.\/deploy/);
});

test.each([
  '/docs/',
  '/docs/nothing.md',
  '/docs/../package.json',
  '/docs/%2e%2e/package.json',
  '/docs/..%2fpackage.json',
  '/docs/decisions/..%5c..%5c..%5cpackage.json',
  '/package.json',
])('%s is not found', async (path) => {
  const read = await signIn();
  const { statusCode, body } = await read(path);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('workspaces');
});
