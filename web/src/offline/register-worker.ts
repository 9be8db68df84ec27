import { HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import { serviceWorker } from '@assembly/contract/paths';
import { basePath, hasServiceWorker } from '../browser/page-config.ts';
import { createStore } from '../browser/store.ts';

const MAX_UPDATE_MS = 10 * SECOND_MS;

const updateReady = createStore(false);
/** Another version of the app is stored and will be used from the next start on. */
export const useIsUpdateReady = updateReady.use;
export const dismissUpdate = () => updateReady.set(false);

/** Only over https and on localhost. */
const container = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

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
      registration.active?.postMessage('fill');
      checkRegularly(registration);
    },
    // Without a worker the app works as before. The next visit tries again.
    () => {},
  );
}

/** A browser looks for a new version when a page is opened. An installed app may stay open for weeks. */
function checkRegularly(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Math.abs(Date.now() - checkedAt) < HOUR_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** Resolves when the server's version is the one that a reload shows; rejects if the server cannot be reached. */
export async function updateWorker(): Promise<void> {
  const registration = await container()?.getRegistration(`${basePath}/`);
  if (!registration) return;
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, MAX_UPDATE_MS);
    next.addEventListener('statechange', () => {
      if (next.state !== 'activated' && next.state !== 'redundant') return;
      clearTimeout(timer);
      resolve();
    });
  });
}
