let reload = () => location.reload();

/** Reloads the page. With a service worker, the server's version of the app is installed first. */
export const reloadApp = () => reload();

/** Called by what knows the service worker, which is loaded later. */
export function setReload(next: () => void): void {
  reload = next;
}
