import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import type { Processes } from './test.ts';

/**
 * A browser that can be closed and started again, with everything that it has stored. Unlike elsewhere, its service
 * worker is requested in its language, too.
 */
export async function openProfile(processes: Processes, locale = 'en-GB') {
  const { executablePath, args, env } = findBrowser();
  const context = await chromium.launchPersistentContext(join(processes.folder, 'profile'), {
    executablePath,
    args: [...args, `--accept-lang=${locale}`],
    env,
    locale,
    timezoneId: 'Europe/Zurich',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page };
}
