import { createStore } from '../browser/store.ts';

/** Whether the last call did not reach the server. Unlike `navigator.onLine`, it also notices a stopped server. */
const offline = createStore(false);

export const isOffline = offline.get;
export const useIsOffline = offline.use;
export const onConnectionChange = offline.subscribe;

/** Says why an action is not possible. */
export const needsConnection = (why: string) => `${why} This needs a connection.`;

/** The server replied, even if it refused. */
export function markReachable(): void {
  if (offline.get()) offline.set(false);
}

/** The network failed, the server did not reply in time, or a proxy replied instead. */
export function markUnreachable(): void {
  if (!offline.get()) offline.set(true);
}
