import { deleteAllShells } from './shell-caches.ts';

// Sent instead of the service worker when SERVICE_WORKER is off: replaces it in every browser that has one, and
// removes it. The pages that it served are loaded again, from the server.

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(removeWorker());
});

async function removeWorker(): Promise<void> {
  // A worker can reload only the pages that it controls.
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window' });
  await deleteAllShells(self.registration.scope);
  await self.registration.unregister();
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}
