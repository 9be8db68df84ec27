import { createStore } from '../browser/store.ts';
import { whyUnreachable } from '../browser/why-unreachable.ts';

/** Why the last call did not reach the server; '' if it did. Unlike `navigator.onLine`, it also notices a stopped server. */
const reason = createStore('');

export const isOffline = () => reason.get() !== '';
export const useIsOffline = () => reason.use() !== '';
export const useWhyUnreachable = reason.use;
export const onConnectionChange = reason.subscribe;

/** Says why an action is not possible. */
export const needsConnection = (why: string) => `${why} This needs a connection.`;

/** The server replied, even if it refused. */
export function markReachable(): void {
  if (isOffline()) reason.set('');
}

/** The network failed, the server did not reply in time, or a proxy replied instead. */
export function markUnreachable(): void {
  const why = whyUnreachable();
  if (reason.get() !== why) reason.set(why);
}
