import { SECOND_MS } from '@assembly/contract/limits';
import { PATHS } from './paths.ts';
import type { Route } from './routes.ts';
import { deleteOldShells, hasStoredData, listShells, shellPrefix } from './shell-caches.ts';

/** How long the server may take to open the app, if the app can show stored data. */
const MAX_WAIT_MS = 3 * SECOND_MS;
/** What a proxy replies when it cannot reach the server. */
const GATEWAY_ERRORS = [502, 503, 504];
/** Loaded by pdf.js for some documents only, so the build does not list them. */
const PDF_DATA = '/assets/pdfjs-';

export interface ShellOptions {
  /** The address of the assembly, with a slash at its end. */
  scope: string;
  /** The SHA-256 of the app's page: another build or other settings make another page. */
  version: string;
  /** The tag of the language in which the app is stored. */
  language: string;
  /** The files of the login and of the members' screens, relative to the scope. */
  files: readonly string[];
  /** Those of the PDF viewer, which are large: stored once someone has used it. */
  pdfFiles: readonly string[];
}

/** The app's own page and files, in one cache for each version. */
export function createShellCache(options: ShellOptions) {
  const { scope, version, language, files, pdfFiles } = options;
  const cacheName = shellPrefix(scope) + version;
  const addressOf = (path: string) => scope + path.replace(/^\//, '');
  const page = addressOf(PATHS.shell);
  const login = addressOf(PATHS.login);
  const listed = new Set([...files, ...pdfFiles].map(addressOf));
  /** Not of administrators' screens, which need the server. */
  const mayStore = (url: string) => listed.has(url) || url.startsWith(addressOf(PDF_DATA));
  const read = (url: string) => caches.match(url, { cacheName, ignoreVary: true });
  /** In any cache: files have their hash in their name, so those of every version are right. */
  const findFile = (url: string) => caches.match(url, { ignoreVary: true });

  async function store(url: string, reply: Response): Promise<void> {
    const cache = await caches.open(cacheName);
    await cache.put(url, reply);
  }

  /** The stored page, if it is intact. */
  async function readPage(): Promise<Response | undefined> {
    const stored = await read(page);
    const body = await stored?.arrayBuffer();
    if (!stored || !body || (await digestOf(body)) !== version) return undefined;
    return new Response(body, { headers: stored.headers });
  }

  /** Fails without a session, or if the server has another version by now. The worker is then installed later. */
  async function fetchPage(): Promise<Response> {
    const reply = await fetch(page, { cache: 'no-cache', redirect: 'error' });
    const body = await reply.arrayBuffer();
    if ((await digestOf(body)) !== version) throw new Error('The page has another version.');
    const headers = new Headers(reply.headers);
    // They describe how this reply was sent, and what the screen that was asked for fetches first.
    for (const name of ['content-encoding', 'content-length', 'link']) headers.delete(name);
    return new Response(body, { headers });
  }

  async function fetchFile(url: string): Promise<Response> {
    const reply = await fetch(url, { priority: 'low' });
    if (!isFile(reply)) throw new Error(`${url} could not be loaded.`);
    return reply;
  }

  /** The files of the PDF viewer, and its data, if another version has them. */
  async function listPdfFiles(): Promise<string[]> {
    const stored = await Promise.all(
      (await listShells(scope)).map(async (name) => (await caches.open(name)).keys()),
    );
    const urls = stored.flat().map(({ url }) => url);
    const data = urls.filter((url) => url.startsWith(addressOf(PDF_DATA)));
    const isUsed = urls.some((url) => url.includes('/assets/pdf-worker-'));
    return isUsed ? [...pdfFiles.map(addressOf), ...data] : [];
  }

  return {
    /** Stores what is missing, the page first. A file that an older version has too is not loaded again. */
    async precache(): Promise<void> {
      if (!(await readPage())) await store(page, await fetchPage());
      const cache = await caches.open(cacheName);
      const stored = new Set((await cache.keys()).map(({ url }) => url));
      const wanted = new Set([
        ...files.map(addressOf),
        ...(await listPdfFiles()),
        addressOf(PATHS.logo),
      ]);
      const missing = [...wanted].filter((url) => !stored.has(url));
      await Promise.all(
        missing.map(async (url) => {
          const known = url === addressOf(PATHS.logo) ? undefined : await findFile(url);
          await cache.put(url, known ?? (await fetchFile(url)));
        }),
      );
      if (stored.has(login)) return;
      // Without cookies, because the server redirects signed-in users to the app. The app also works without this page.
      const headers = { 'accept-language': language };
      const init: RequestInit = { credentials: 'omit', redirect: 'error', headers };
      const reply = await fetch(login, init).catch(() => undefined);
      if (reply?.ok) await cache.put(login, reply);
    },

    deleteOldVersions: () => deleteOldShells(scope, cacheName),

    /** By the route of the request. */
    respondWith: {
      async page(request: Request): Promise<Response> {
        return (await readPage().catch(() => undefined)) ?? fetch(request);
      },

      async asset(request: Request): Promise<Response> {
        const stored = await findFile(request.url);
        if (stored) return stored;
        // By its address: WebKit fails to fetch a request that is for the script of a worker.
        const reply = await fetch(request.url);
        // Not stored if the disk is full.
        if (mayStore(request.url) && isFile(reply))
          void store(request.url, reply.clone()).catch(() => {});
        return reply;
      },

      async logo(request: Request): Promise<Response> {
        const reply = await fetch(request).catch(() => undefined);
        if (reply?.ok) void store(addressOf(PATHS.logo), reply.clone()).catch(() => {});
        if (reply?.ok) return reply;
        return (await read(addressOf(PATHS.logo))) ?? reply ?? Response.error();
      },

      /**
       * The server decides whether this leads into the app or to the login. Without it, the app shows what is stored. If
       * nothing is, as after signing out, the stored login page is shown; if that is missing, too, a slow one is better
       * than none.
       */
      async entry(request: Request): Promise<Response> {
        const isLate = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
        const fetching = fetch(request).catch(() => undefined);
        const hasData = await hasStoredData(scope);
        const stored = !hasData && request.url.startsWith(login) ? await read(login) : undefined;
        const reply = await (hasData || stored ? Promise.race([fetching, isLate]) : fetching);
        if (reply && !GATEWAY_ERRORS.includes(reply.status)) return reply;
        if (stored) return stored;
        if (await readPage()) return Response.redirect(addressOf(PATHS.events));
        return (await fetching) ?? Response.error();
      },
    } satisfies Record<Route, (request: Request) => Promise<Response>>,
  };
}

/** Not an error page, nor the sign-in page of a network. */
const isFile = (reply: Response) =>
  reply.ok && !reply.redirected && !reply.headers.get('content-type')?.startsWith('text/html');

async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
