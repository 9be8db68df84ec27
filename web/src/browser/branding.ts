import { logo } from '@assembly/contract/paths';
import { assemblyName, basePath } from './page-config.ts';
import { createStore } from './store.ts';

// The name and the logo, which an administrator may change while the app is open.

const name = createStore(assemblyName);

export const useAssemblyName = name.use;

export function setAssemblyName(next: string): void {
  if (next !== name.get()) name.set(next);
}

const address = basePath + logo;
const shown = createStore(address);

/** The address of the logo. It changes when the logo does, so that the new one is shown immediately. */
export const useLogo = shown.use;

/** Call it when the logo has changed. */
export async function refreshLogo(): Promise<void> {
  // Replaces the cached logo of this browser, which the next visit would show.
  await fetch(address, { cache: 'reload' }).catch(() => {});
  shown.set(`${address}?${Date.now()}`);
}
