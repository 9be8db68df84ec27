import { logo } from '@assembly/contract/paths';
import { basePath } from './page-config.ts';
import { createStore } from './store.ts';

const address = basePath + logo;
const shown = createStore(address);

/** The address of the logo. It changes when the logo does, so that the new one is shown at once. */
export const useLogo = shown.use;

/** Call it when the logo has changed. */
export async function refreshLogo(): Promise<void> {
  // Replaces the cached logo of this browser, which the next visit would show.
  await fetch(address, { cache: 'reload' }).catch(() => {});
  shown.set(`${address}?${Date.now()}`);
}
