import { createShellCache } from './create-shell-cache.ts';
import { openItem, renewSubscription, showMessage, unsubscribe } from './push.ts';
import { routeOf } from './routes.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const __SHELL_FILES__: string[];
declare const __PDF_FILES__: string[];
/** Filled in by the server. */
declare const __SHELL_VERSION__: string;

const { scope } = self.registration;
const shell = createShellCache({
  scope,
  version: __SHELL_VERSION__,
  files: __SHELL_FILES__,
  pdfFiles: __PDF_FILES__,
});

// Tabs of an older version continue with its files, which stay stored, so a new version never has to wait for them.
self.addEventListener('install', (event) => {
  event.waitUntil(shell.precache().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), shell.deleteOldVersions()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const route = routeOf(request, scope);
  if (route === 'page') event.respondWith(shell.respondWithPage(request));
  if (route === 'asset') event.respondWith(shell.respondWithAsset(request));
  if (route === 'logo') event.respondWith(shell.respondWithLogo(request));
  if (route === 'entry') event.respondWith(shell.respondWithEntry(request));
});

// Each visit asks for it: what was deleted or not stored is then loaded again. A failure is tried again next time.
self.addEventListener('message', (event) => {
  if (event.data === 'precache') event.waitUntil(shell.precache().catch(() => {}));
  // The person has signed out. The server has already removed the device.
  if (event.data === 'unsubscribe') event.waitUntil(unsubscribe(self.registration).catch(() => {}));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showMessage(self.registration, event.data));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openItem(self.clients, scope, notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as PushSubscriptionChangeEvent;
  event.waitUntil(renewSubscription(self.registration, oldSubscription?.endpoint));
});
