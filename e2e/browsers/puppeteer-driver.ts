import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { findBrowser } from '../../scripts/find-browser.ts';
import { type Driver, describeTarget, findElement, poll, type Target } from './driver.ts';

export const startChromium = () => {
  const { executablePath, args, env } = findBrowser();
  return launch({ executablePath, args, env });
};

/** Speaks WebDriver BiDi; needs no geckodriver. */
export const startFirefox = (executablePath: string) =>
  launch({ browser: 'firefox', executablePath });

type Browser = Awaited<ReturnType<typeof launch>>;

/** A new session in Chromium or Firefox. */
export async function openPuppeteer(browser: Browser, isIncognito = true): Promise<Driver> {
  const context = isIncognito
    ? await browser.createBrowserContext()
    : browser.defaultBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${error}`));

  return {
    errors,
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    click: async (target) => (await waitForElement(page, target)).click(),
    async type(target, text) {
      const field = await waitForElement(page, target);
      await field.evaluate((element) => (element as HTMLInputElement).select());
      await field.type(text);
    },
    press: (key) => page.keyboard.press(key),
    text: async (target) =>
      (await waitForElement(page, target)).evaluate((element) => element.textContent ?? ''),
    waitFor: async (target) => void (await waitForElement(page, target)),
    waitUntilGone: async (target) =>
      void (await poll(`${describeTarget(target)} to go away`, async () => {
        return !(await find(page, target));
      })),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    setSize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => (isIncognito ? context.close() : page.close()),
  };
}

const waitForElement = (page: Page, target: Target) =>
  poll(describeTarget(target), () => find(page, target));

async function find(
  page: Page,
  { css, text = '' }: Target,
): Promise<ElementHandle<Element> | null> {
  const handle = await page.evaluateHandle(findElement, css, text);
  return handle.asElement() as ElementHandle<Element> | null;
}
