import { HOUR_MS } from '@assembly/contract/limits';
import { serviceWorker } from '@assembly/contract/paths';
import { onLanguageChange } from '../browser/locale/locale.ts';
import { basePath, hasServiceWorker } from '../browser/page-config.ts';
import { createStore } from '../browser/store.ts';

const updateReady = createStore(false);
/** Another version of the app is stored and will be used from the next start on. */
export const useIsUpdateReady = updateReady.use;
export const dismissUpdate = () => updateReady.set(false);

/** Only over https and on localhost. */
const container = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Whether the member has allowed notifications. */
const hasPermission = () => 'Notification' in window && Notification.permission === 'granted';

let isRegistered = false;

/** Installs the service worker, which stores the app's own files, or updates it. */
export function registerWorker(): void {
  const workers = container();
  if (!workers || !hasServiceWorker || isRegistered) return;
  isRegistered = true;
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // The first worker has the version of this page.
    if (isControlled) updateReady.set(true);
    isControlled = true;
  });
  workers.register(basePath + serviceWorker).then(
    (registration) => {
      registration.active?.postMessage('precache');
      // The browser may have replaced its subscription to push messages while the app was closed.
      if (hasPermission()) registration.active?.postMessage('renew');
      checkRegularly(registration);
      onLanguageChange(() => {
        // The next worker stores the texts that this page has loaded.
        isControlled = false;
        registration.update().catch(() => {});
      });
    },
    // Without a worker the app works as before. The next visit tries again.
    () => {},
  );
}

/** A browser looks for a new version when a page is opened. An installed app may stay open for weeks. */
function checkRegularly(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/**
 * Has the next page come from the server; fails if the server cannot be reached. That page registers the worker again,
 * which reuses the stored files.
 */
export async function bypassWorker(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error('The server has no page.');
  const registration = await container()?.getRegistration(`${basePath}/`);
  await registration?.unregister();
}
