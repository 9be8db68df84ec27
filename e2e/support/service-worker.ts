import { screens } from '@assembly/contract/paths';
import { expect, type Page } from '@playwright/test';

/** Waits until the page's service worker has stored the app. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
}

/** The builds whose scripts the page has run: see `copyServer`. */
export const buildsOf = (page: Page) =>
  page.evaluate(() => [...((globalThis as { builds?: Set<string> }).builds ?? [])].join());

export const shellCaches = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('assembly-shell')),
  );

/** The name of each cache with the paths of its entries. */
export const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const entries = await (await caches.open(name)).keys();
      found[name] = entries.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });

/** The same, and what the member reads offline. */
export async function waitUntilStored(page: Page) {
  await waitForWorker(page);
  await expect
    .poll(async () => Object.values(await readCaches(page)).flat())
    .toContain('/stored-data/revalidation');
}

/** The languages of the stored pages of the app: of the newest version, and of older ones. */
export const storedLanguages = (page: Page) =>
  page.evaluate(async (path) => {
    const languages: string[] = [];
    for (const name of (await caches.keys()).filter((one) => one.startsWith('assembly-shell'))) {
      const stored = await (await caches.open(name)).match(path, { ignoreVary: true });
      const html = (await stored?.text()) ?? '';
      languages.push(new DOMParser().parseFromString(html, 'text/html').documentElement.lang);
    }
    return languages;
  }, screens.shell);
