import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Driver } from './driver.ts';
import { openPuppeteer, startChromium, startFirefox } from './puppeteer-driver.ts';
import { openWebKit, startWebKit } from './webkit-driver.ts';

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Why it cannot run here, or ''. */
  missing: string;
  start: () => Promise<RunningEngine>;
}

export interface RunningEngine {
  /** A new session with its own cookies. Close it before the next: WebKit has one at a time. */
  open: () => Promise<Driver>;
  close: () => Promise<void>;
}

const MINI_BROWSERS = '/usr/{lib,libexec}/{,*/}webkit{2gtk-4,gtk-6}.*/MiniBrowser';

export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

const firefox = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');
const xvfb = findProgram('Xvfb');
const webDriver = findProgram('WebKitWebDriver');
const [miniBrowser] = globSync(MINI_BROWSERS);

export const ENGINES: Engine[] = [
  {
    name: 'Chromium',
    missing: '',
    async start() {
      const browser = await startChromium();
      return { open: () => openPuppeteer(browser), close: () => browser.close() };
    },
  },
  {
    name: 'Firefox',
    missing: firefox ? '' : 'Firefox is not installed (on Debian: apt install firefox-esr)',
    async start() {
      const browser = await startFirefox(firefox ?? '');
      return { open: () => openPuppeteer(browser), close: () => browser.close() };
    },
  },
  {
    name: 'WebKit',
    missing:
      xvfb && webDriver && miniBrowser
        ? ''
        : 'WebKit is not installed (on Debian: apt install webkit2gtk-driver xvfb)',
    async start() {
      const webKit = await startWebKit({
        xvfb: xvfb ?? '',
        webDriver: webDriver ?? '',
        miniBrowser: miniBrowser ?? '',
      });
      return { open: () => openWebKit(webKit), close: async () => webKit.close() };
    },
  },
];
