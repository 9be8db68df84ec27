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

/** What a slow machine makes of preloads: used too late, or before its service worker has started. */
const UNUSED_PRELOAD =
  /was preloaded using link preload but not used|cross-world service worker resource mismatch/;

/** What axe tries in the frame that shows an email, which allows no scripts. */
const SCRIPT_IN_EMAIL = /^Blocked script execution in 'about:srcdoc'/;

/** Chromium logs every failed request, and every unused preload. */
function isExpected(message: ConsoleMessage, allowedFailures: string[]): boolean {
  if (UNUSED_PRELOAD.test(message.text()) || SCRIPT_IN_EMAIL.test(message.text())) return true;
  if (!message.text().startsWith('Failed to load resource')) return false;
  const path = URL.parse(message.location().url)?.pathname ?? '';
  return allowedFailures.some((start) => path.startsWith(start));
}

const describe = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`;
