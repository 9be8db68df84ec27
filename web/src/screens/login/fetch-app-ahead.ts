import { screens } from '@assembly/contract/paths';
import { basePath } from '../../browser/page-config.ts';

/**
 * Brings the app's files into the browser's cache while the person reads that the login worked.
 * The app's own page says which files it needs first. A failure costs only the head start.
 */
export async function fetchAppAhead(): Promise<void> {
  try {
    const response = await fetch(basePath + screens.events);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const scripts = [...page.scripts].map((script) => script.src);
    const links = page.querySelectorAll<HTMLLinkElement>(
      'link[rel=modulepreload], link[rel=stylesheet]',
    );
    const needed = [...scripts, ...[...links].map((link) => link.href)];
    await Promise.all(needed.map((address) => fetch(address)));
  } catch {
    // The app loads them itself.
  }
}
