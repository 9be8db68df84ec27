import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Collects what the pages of a browser complain of: errors in the console, faults in scripts, and what the
 * Content-Security-Policy stopped. The list must be empty at the end.
 */
export async function watchNoise(context: BrowserContext, mayFail: string[]): Promise<string[]> {
  const noise: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`stopped by the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !isExpected(message, mayFail)) noise.push(describe(message));
  });
  context.on('weberror', (fault) => noise.push(`${fault.error()}`));
  return noise;
}

/** Chromium itself puts each call that fails into the console, and each preload that a slow machine uses late. */
function isExpected(message: ConsoleMessage, mayFail: string[]): boolean {
  if (message.text().includes('was preloaded using link preload but not used')) return true;
  if (!message.text().startsWith('Failed to load resource')) return false;
  const path = URL.parse(message.location().url)?.pathname ?? '';
  return mayFail.some((start) => path.startsWith(start));
}

const describe = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`;
