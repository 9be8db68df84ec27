import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { type Figure, formatMs, median } from './figure.ts';

/** A five-year-old phone on a slow network. */
const SLOW_PHONE = { cpuSlowdown: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

const MAX_WAIT_MS = 30_000;
const POLL_MS = 100;

export const PHONE_VIEWPORT = { width: 360, height: 740 };

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: SLOW_PHONE.bitsPerSecond / 8,
    uploadThroughput: SLOW_PHONE.bitsPerSecond / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
}

export function slowPhoneFigure(name: string, tookMs: number[], maxMs: number): Figure {
  const measured = median(tookMs);
  return {
    name: `${name}, on a slow phone (median of ${tookMs.length})`,
    measured: `${formatMs(measured)} (${tookMs.map(Math.round).join(', ')})`,
    comparedWith: 'processor 4 × slower, 1.6 Mbit/s, 150 ms latency',
    limit: formatMs(maxMs),
    isWithinLimit: measured <= maxMs,
  };
}

/** Resolves with the value of an expression once there is one. Playwright's own way needs a page that allows `eval`. */
export async function waitFor(page: Page, expression: string): Promise<number> {
  const until = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const value = await page.evaluate<number>(expression);
    if (value) return value;
    if (Date.now() > until) throw new Error(`${page.url()} never had ${expression}.`);
    await wait(POLL_MS);
  }
}

/** As text, because it runs in the browser. */
const IS_STORED = `(async () => {
  await navigator.serviceWorker.ready;
  const stored = (await caches.keys()).filter((name) => name.startsWith('assembly-data'));
  const entries = await Promise.all(stored.map(async (name) => (await caches.open(name)).keys()));
  // Written last.
  return entries.flat().some(({ url }) => url.endsWith('/stored-data/revalidation'));
})()`;

/** Resolves when the app and the data of every screen are stored on the phone. */
export async function waitUntilStored(page: Page): Promise<void> {
  await waitFor(page, IS_STORED);
}
