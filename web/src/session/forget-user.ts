import { clearSessionStorage, clearStorage } from '../browser/storage.ts';
import { clearPersonalCaches } from '../offline/clear-device.ts';

/**
 * Removes everything that the app stored about a person in this browser. Await it before leaving the page, which may end
 * it half way. The local storage goes first: a tab that is just storing a reply then deletes it again.
 */
export async function forgetUser(): Promise<void> {
  clearStorage();
  clearSessionStorage();
  await clearPersonalCaches();
}
