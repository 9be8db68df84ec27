import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '../support/processes/start-assembly.ts';
import { type Driver, describeTarget, findElement, poll, type Target } from './driver.ts';

export interface WebKit {
  url: string;
  miniBrowser: string;
  close: () => void;
}

interface Programs {
  xvfb: string;
  webDriver: string;
  miniBrowser: string;
}

/** Starts a display and the WebDriver server of WebKitGTK. */
export async function startWebKit({ xvfb, webDriver, miniBrowser }: Programs): Promise<WebKit> {
  // It chooses a free display and writes its number to the third stream.
  const display = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await findFreePort();
  const server = spawn(webDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${`${number}`.trim()}`,
      LC_ALL: 'C.UTF-8',
      // Its sandbox does not run as root, and it opens only our own pages.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await poll('WebKitWebDriver', async () => (await fetch(`${url}/status`)).ok);
  return {
    url,
    miniBrowser,
    close() {
      server.kill();
      display.kill();
    },
  };
}

const KEYS = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  PageDown: Key.PAGE_DOWN,
};

/** A new session. WebKitWebDriver has one at a time. */
export async function openWebKit({ url, miniBrowser }: WebKit): Promise<Driver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  const browser = await new Builder().usingServer(url).withCapabilities(capabilities).build();

  return {
    errors: [],
    open: (address) => browser.get(address),
    click: async (target) => (await waitForElement(browser, target)).click(),
    async type(target, text) {
      const field = await waitForElement(browser, target);
      await field.clear();
      await field.sendKeys(text);
    },
    press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    text: async (target) =>
      browser.executeScript(
        'return arguments[0].textContent',
        await waitForElement(browser, target),
      ),
    waitFor: async (target) => void (await waitForElement(browser, target)),
    waitUntilGone: async (target) =>
      void (await poll(`${describeTarget(target)} to go away`, async () => {
        return !(await find(browser, target));
      })),
    evaluate: (run, ...args) => browser.executeScript(`return (${run})(...arguments)`, ...args),
    setSize: async (width, height) =>
      void (await browser.manage().window().setRect({ x: 0, y: 0, width, height })),
    screenshot: async (file) => writeFile(file, await browser.takeScreenshot(), 'base64'),
    close: () => browser.quit(),
  };
}

const waitForElement = (browser: WebDriver, target: Target) =>
  poll(describeTarget(target), () => find(browser, target));

const find = (browser: WebDriver, { css, text = '' }: Target): Promise<WebElement | null> =>
  browser.executeScript(`return (${findElement})(...arguments)`, css, text);
