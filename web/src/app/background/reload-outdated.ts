import { storedKey } from '../../browser/storage.ts';
import { bypassWorker } from '../../offline/register-worker.ts';
import { reloadWithPlayback } from '../../player/reload-with-playback.ts';

const KEY = storedKey('reloadedBuild');

/**
 * The code of a screen could not be loaded. If the server can be reached, it has another version by now, and only that
 * has the code. Otherwise the screen says that it could not be loaded.
 */
export async function reloadOutdated(): Promise<void> {
  const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  try {
    // Once for each version: a reload that does not help would repeat forever.
    if (sessionStorage.getItem(KEY) === build) return;
    await bypassWorker();
    sessionStorage.setItem(KEY, build);
    reloadWithPlayback();
  } catch {
    // The server cannot be reached, or session storage is disabled.
  }
}
