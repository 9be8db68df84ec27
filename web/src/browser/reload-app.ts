let reload = () => location.reload();

/** Reloads the page, from the server if it can be reached, even if a service worker has an older one. */
export const reloadApp = () => reload();

/** Called by `useServiceWorker`, which is loaded after the first paint. */
export function setReload(next: () => void): void {
  reload = next;
}
