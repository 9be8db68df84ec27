import type { User } from '@assembly/contract/user';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { findBrowser } from '../../../scripts/find-browser.ts';
import { PROCESS_COOKIE } from './round-robin.ts';
import type { ThreeProcesses } from './start-three-processes.ts';

export interface Browsers {
  /** Opens a path as that person, in a separate browser context whose requests go to that process. */
  open: (process: 0 | 1 | 2, user: User, path: string) => Promise<Page>;
}

export async function openBrowsers({ proxy, cookieOf }: ThreeProcesses): Promise<Browsers> {
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  onTestFinished(() => browser.close());

  async function signIn(context: BrowserContext, user: User, process: number) {
    const [name = '', value = ''] = (await cookieOf(user)).split('=');
    const { url } = proxy;
    await context.addCookies([
      { name, value, url },
      { name: PROCESS_COOKIE, value: `${process}`, url },
    ]);
  }

  return {
    async open(process, user, path) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await signIn(context, user, process);
      const page = await context.newPage();
      await page.goto(proxy.url + path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      return page;
    },
  };
}
