import { createShell } from './create-shell.ts';
import { routeOf } from './routes.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const __SHELL_FILES__: string[];
declare const __PDF_FILES__: string[];
/** Filled in by the server. */
declare const __SHELL_VERSION__: string;

const { scope } = self.registration;
const shell = createShell({
  scope,
  version: __SHELL_VERSION__,
  files: __SHELL_FILES__,
  pdfFiles: __PDF_FILES__,
});

// Tabs of an older version go on with its files, which stay stored, so a new version never has to wait for them.
self.addEventListener('install', (event) => {
  event.waitUntil(shell.fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), shell.deleteOld()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const route = routeOf(request, scope);
  if (route === 'page') event.respondWith(shell.answerPage(request));
  if (route === 'asset') event.respondWith(shell.answerAsset(request));
  if (route === 'logo') event.respondWith(shell.answerLogo(request));
  if (route === 'entrance') event.respondWith(shell.answerEntrance(request));
});

// Each visit asks for it: what was deleted or not stored is then loaded again. A failure is tried again next time.
self.addEventListener('message', (event) => {
  if (event.data === 'fill') event.waitUntil(shell.fill().catch(() => {}));
});
