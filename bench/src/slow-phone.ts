import type { Page } from 'playwright';
import { type Figure, formatMs, median } from './figure.ts';

/** A five-year-old phone on a slow network. */
const SLOW_PHONE = { cpuSlowdown: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

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
