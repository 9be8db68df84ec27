import type { User } from '@assembly/contract/user';
import { rememberedUser, rememberUser } from '../browser/current-user.ts';
import { clearStorage } from '../browser/storage.ts';
import { clearCachesOfOthers, clearPersonalCaches } from '../offline/personal-caches.ts';

/**
 * Removes everything that the app stored about a person in this browser. Await it before leaving the page, which may end
 * it halfway. The local storage goes first: a tab that is just storing a reply then deletes it again.
 */
export async function forgetUser(): Promise<void> {
  clearStorage();
  unsubscribe();
  await clearPersonalCaches();
}

/** Remembers who is signed in, and removes what is left of anyone else. Await it before leaving the page. */
export async function switchUser(user: User): Promise<void> {
  const isSame = rememberedUser()?.id === user.id;
  if (!isSame) {
    clearStorage();
    unsubscribe();
  }
  rememberUser(user);
  if (!isSame) await clearCachesOfOthers(user.id);
}

/**
 * Asks the worker to end this browser's push subscription, which works even after this page is closed. The subscription
 * stays if the server says that it belongs to the person who is signed in, as when only local storage was cleared.
 */
const unsubscribe = () => navigator.serviceWorker?.controller?.postMessage('unsubscribe');
