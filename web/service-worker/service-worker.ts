import { createShellCache } from './create-shell-cache.ts';
import { openItem, renewSubscription, showMessage, unsubscribeUnlessOwn } from './push.ts';
import { routeOf } from './routes.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const __SHELL_FILES__: string[];
declare const __PDF_FILES__: string[];
/** Filled in by the server. */
declare const __SHELL_VERSION__: string;
declare const __LANGUAGE__: string;

const { registration } = self;
const { scope } = registration;
const shell = createShellCache({
  scope,
  version: __SHELL_VERSION__,
  language: __LANGUAGE__,
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
  if (route) event.respondWith(shell.respondWith[route](request));
});

/** What the page asks for; it may be of another version. A failure is tried again at the next visit. */
const MESSAGE_HANDLERS: Record<string, () => Promise<unknown>> = {
  // What was deleted or not stored is loaded again.
  precache: shell.precache,
  renew: () => renewSubscription(registration),
  unsubscribe: () => unsubscribeUnlessOwn(registration),
};

self.addEventListener('message', (event) => {
  const handle = MESSAGE_HANDLERS[event.data];
  if (handle) event.waitUntil(handle().catch(() => {}));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showMessage(registration, event.data));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openItem(self.clients, scope, notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(registration));
});
