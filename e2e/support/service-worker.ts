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
