import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects console errors and warnings, uncaught exceptions, and violations of the Content Security Policy. */
export async function collectBrowserErrors(
  context: BrowserContext,
  allowedFailures: string[],
): Promise<string[]> {
  const errors: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`blocked by the CSP: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    const isError = message.type() === 'error' || message.type() === 'warning';
    if (isError && !isExpected(message, allowedFailures)) errors.push(describe(message));
  });
  context.on('weberror', (webError) => errors.push(`${webError.error()}`));
  return errors;
}

/** Chromium logs every failed request, and every preload that a slow machine uses late. */
function isExpected(message: ConsoleMessage, allowedFailures: string[]): boolean {
  if (message.text().includes('was preloaded using link preload but not used')) return true;
  if (!message.text().startsWith('Failed to load resource')) return false;
  const path = URL.parse(message.location().url)?.pathname ?? '';
  return allowedFailures.some((start) => path.startsWith(start));
}

const describe = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`;
