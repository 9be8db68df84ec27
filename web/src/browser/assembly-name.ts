import { assemblyName } from './page-config.ts';
import { createStore } from './store.ts';

const name = createStore(assemblyName);

/** The assembly's name, which an administrator may change while the app is open. */
export const useAssemblyName = name.use;

export function setAssemblyName(next: string): void {
  if (next !== name.get()) name.set(next);
}
