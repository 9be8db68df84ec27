import { createStore } from '../browser/store.ts';
import { whyUnreachable } from '../browser/why-unreachable.ts';

/** What kept the last call from the server; '' if nothing did. Unlike `navigator.onLine`, it also notices a stopped server. */
const failed = createStore<'' | 'device' | 'server'>('');

export const isOffline = () => failed.get() !== '';
export const useIsOffline = () => failed.use() !== '';
export const onConnectionChange = failed.subscribe;

/** '' while the server can be reached. */
export function useWhyUnreachable(): string {
  const what = failed.use();
  return what && whyUnreachable(what === 'server');
}

/** The server replied, even if it refused. */
export function markReachable(): void {
  if (isOffline()) failed.set('');
}

/** The network failed, the server did not reply in time, or a proxy replied instead. */
export function markUnreachable(): void {
  const what = navigator.onLine ? 'server' : 'device';
  if (failed.get() !== what) failed.set(what);
}
