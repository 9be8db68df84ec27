import { createStore } from './store.ts';

/** Whether a screen could not be shown because its code could not be loaded. */
export const missingCode = createStore(false);

let reload = () => location.reload();

/** Reloads the page. With a service worker, the server's version of the app is installed first. */
export const reloadApp = () => reload();

/** Called by what knows the service worker, which is loaded later. */
export function setReload(next: () => void): void {
  reload = next;
}
