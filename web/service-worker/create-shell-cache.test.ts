import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShellCache, type ShellOptions } from './create-shell-cache.ts';
import { deleteOldShells } from './shell-caches.ts';

const SCOPE = 'https://grace.example/church/';
const PREFIX = 'assembly-shell/church#';
const PAGE = '<p>the app</p>';

async function hash(text: string) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the server has, by path; other files do not exist. A text that starts with `<` is a page. */
let served: Record<string, string> = {};
let isReachable = true;
const requests: string[] = [];

async function serve(input: RequestInfo | URL): Promise<Response> {
  const path = (input instanceof Request ? input.url : String(input)).slice(SCOPE.length);
  requests.push(path);
  if (!isReachable) throw new TypeError('Failed to fetch');
  const body = served[path];
  const type = body?.startsWith('<') ? 'text/html' : 'text/javascript';
  const headers = { 'content-type': type, 'content-security-policy': 'x', link: '</api/events>' };
  return new Response(body ?? 'not found', { status: body === undefined ? 404 : 200, headers });
}

async function shellOf(page = PAGE, options: Partial<ShellOptions> = {}) {
  const version = await hash(page);
  const files = ['assets/start.js', 'assets/later.js'];
  const shell = createShellCache({
    scope: SCOPE,
    version,
    language: 'de',
    files,
    pdfFiles: [],
    ...options,
  });
  return { ...shell, name: PREFIX + version };
}

const ask = (path: string) => new Request(SCOPE + path);
const listFiles = async (name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => url.slice(SCOPE.length)).sort();

beforeEach(() => {
  served = { web: PAGE, logo: 'logo', 'assets/start.js': 'start', 'assets/later.js': 'later' };
  isReachable = true;
  requests.length = 0;
  vi.stubGlobal('fetch', serve);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const name of await caches.keys()) await caches.delete(name);
});

test('without a network the app starts from what was stored, with its security headers', async () => {
  const shell = await shellOf();
  await shell.precache();
  isReachable = false;
  const page = await shell.respondWith.page(ask('web/event'));
  expect(await page.text()).toBe(PAGE);
  expect(page.headers.get('content-security-policy')).toBe('x');
  // It names what another screen fetches first.
  expect(page.headers.get('link')).toBeNull();
  expect(await (await shell.respondWith.asset(ask('assets/later.js'))).text()).toBe('later');
  expect(await (await shell.respondWith.logo(ask('logo'))).text()).toBe('logo');
  const start = await shell.respondWith.entry(ask(''));
  expect([start.status, start.headers.get('location')]).toEqual([302, `${SCOPE}web/event`]);
});

test('a download that breaks off is not installed, and continues with what is missing', async () => {
  const shell = await shellOf();
  delete served['assets/later.js'];
  await expect(shell.precache()).rejects.toThrow('assets/later.js could not be loaded');
  served['assets/later.js'] = 'later';
  requests.length = 0;
  await shell.precache();
  expect(requests).not.toContain('assets/start.js');
  expect(await listFiles(shell.name)).toEqual([
    'assets/later.js',
    'assets/start.js',
    'logo',
    'web',
  ]);
});

test('the page of another version, or the login of a network, is never stored', async () => {
  const shell = await shellOf();
  served.web = '<p>another build</p>';
  await expect(shell.precache()).rejects.toThrow('another version');
  served.web = PAGE;
  served['assets/start.js'] = '<p>Please accept the terms of this network</p>';
  await expect(shell.precache()).rejects.toThrow('could not be loaded');
  expect(await listFiles(shell.name)).not.toContain('assets/start.js');
});

test('a damaged page is not shown but loaded from the server, and then stored again', async () => {
  const shell = await shellOf();
  await shell.precache();
  await (await caches.open(shell.name)).put(`${SCOPE}web`, new Response('<p>the ap'));
  served['web/event'] = PAGE;
  expect(await (await shell.respondWith.page(ask('web/event'))).text()).toBe(PAGE);
  await shell.precache();
  isReachable = false;
  expect(await (await shell.respondWith.page(ask('web/event'))).text()).toBe(PAGE);
});

test('a tab of an older version finds its files, and files of both versions are loaded once', async () => {
  await (await shellOf()).precache();
  served = { web: '<p>new</p>', logo: 'logo', 'assets/start.js': 'start', 'assets/new.js': 'new' };
  requests.length = 0;
  const next = await shellOf('<p>new</p>', { files: ['assets/start.js', 'assets/new.js'] });
  await next.precache();
  expect(requests.sort()).toEqual(['assets/new.js', 'login', 'logo', 'web']);
  expect(await (await next.respondWith.asset(ask('assets/later.js'))).text()).toBe('later');
});

test('the PDF viewer is stored once it was used, and then with each new version', async () => {
  const viewer = ['assets/pdf-viewer.js', 'assets/pdf-worker-1.js'];
  for (const file of viewer) served[file] = 'viewer';
  const shell = await shellOf(PAGE, { pdfFiles: viewer });
  await shell.precache();
  expect(await listFiles(shell.name)).not.toContain(viewer[0]);
  await shell.respondWith.asset(ask('assets/pdf-worker-1.js'));
  await vi.waitFor(async () => expect(await listFiles(shell.name)).toContain(viewer[1]));
  served.web = '<p>new</p>';
  const next = await shellOf('<p>new</p>', { pdfFiles: viewer });
  await next.precache();
  expect(await listFiles(next.name)).toEqual(expect.arrayContaining(viewer));
});

test('the screens of administrators are loaded, but not stored', async () => {
  const shell = await shellOf();
  served['assets/users.js'] = 'users';
  const put = vi.spyOn(Cache.prototype, 'put');
  expect(await (await shell.respondWith.asset(ask('assets/users.js'))).text()).toBe('users');
  const data = 'assets/pdfjs-1/cmaps/a.bcmap';
  served[data] = 'characters';
  await shell.respondWith.asset(ask(data));
  await vi.waitFor(async () => expect(await listFiles(shell.name)).toEqual([data]));
  expect(put).toHaveBeenCalledOnce();
});

test('when the connection hangs, the app opens after three seconds with what is stored for me', async () => {
  const shell = await shellOf();
  await shell.precache();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const afterThreeSeconds = (path: string) => {
    const reply = shell.respondWith.entry(ask(path));
    vi.advanceTimersByTime(3000);
    return reply;
  };
  await caches.open('assembly-data/church#u1');
  expect((await afterThreeSeconds('')).status).toBe(302);
  expect((await afterThreeSeconds('login')).status).toBe(302);
});

test('after signing out, a slow login page is waited for', async () => {
  const shell = await shellOf();
  await shell.precache();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let arrive = (_login: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
  await caches.open('assembly-data#of-another-assembly');
  const reply = shell.respondWith.entry(ask('login'));
  vi.advanceTimersByTime(60_000);
  // By then the worker knows that nothing is stored.
  await caches.keys();
  await caches.keys();
  arrive(new Response('login'));
  expect(await (await reply).text()).toBe('login');
});

test('after signing out without a network, the login page comes from what was stored', async () => {
  served.login = '<p>login</p>';
  const shell = await shellOf();
  await shell.precache();
  isReachable = false;
  expect(await (await shell.respondWith.entry(ask('login?not-ended'))).text()).toBe('<p>login</p>');
  // The app says that it needs a connection.
  expect((await shell.respondWith.entry(ask(''))).status).toBe(302);
  await caches.open('assembly-data/church#u1');
  expect((await shell.respondWith.entry(ask('login'))).status).toBe(302);
});

test('a proxy without the server leads into the app, and the server’s own errors are shown', async () => {
  const shell = await shellOf();
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  expect((await shell.respondWith.entry(ask('login'))).status).toBe(502);
  vi.stubGlobal('fetch', serve);
  await shell.precache();
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  expect((await shell.respondWith.entry(ask('login'))).status).toBe(302);
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  expect((await shell.respondWith.entry(ask('login'))).status).toBe(500);
});

test('the files of three versions stay stored, and those of other assemblies', async () => {
  const others = ['assembly-shell#1', 'assembly-shell/churchyard#1', 'assembly-data/church#u1'];
  for (const name of [...others, ...[1, 2, 3, 4].map((version) => PREFIX + version)]) {
    await caches.open(name);
  }
  // Back to an earlier version.
  await deleteOldShells(SCOPE, `${PREFIX}2`);
  expect(await caches.keys()).toEqual([...others, `${PREFIX}2`, `${PREFIX}3`, `${PREFIX}4`]);
});
