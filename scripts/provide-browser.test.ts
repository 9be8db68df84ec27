import { expect, test } from 'vitest';
import { type Location, locateBrowser, type Machine } from './find-browser.ts';
import { provideBrowser, type Steps } from './provide-browser.ts';

const NPM = '/repo/node_modules/.cache/chromium-1/chromium';
const PLAYWRIGHT = '/cache/ms-playwright/chrome-headless-shell';
const EVERYTHING: Machine = {
  platform: 'linux',
  arch: 'x64',
  environment: { CHROME_PATH: '/opt/chrome', PATH: '/usr/local/bin:/usr/bin' },
  npmBrowser: NPM,
  playwrightBrowser: PLAYWRIGHT,
  exists: () => true,
};
const withoutChromePath = { PATH: '/usr/local/bin:/usr/bin' };
const onlyPlaywright = (path: string) => path === PLAYWRIGHT;

test('CHROME_PATH comes first, then the system’s browser, npm’s, and Playwright’s', () => {
  const machine = { ...EVERYTHING };
  expect(locateBrowser(machine)?.source).toBe('CHROME_PATH');

  machine.environment = withoutChromePath;
  expect(locateBrowser(machine)).toEqual({
    source: 'system',
    executablePath: '/usr/local/bin/chromium-headless-shell',
  });

  machine.exists = onlyPlaywright;
  expect(locateBrowser(machine)).toEqual({ source: 'npm', executablePath: NPM });

  machine.arch = 'arm64';
  expect(locateBrowser(machine)).toEqual({ source: 'Playwright', executablePath: PLAYWRIGHT });

  machine.exists = () => false;
  expect(locateBrowser(machine)).toBeNull();
});

/** A machine without a browser, on which nothing can be installed unless a test says otherwise. */
async function provide(changes: Partial<Steps>) {
  const lines: string[] = [];
  const browser = await provideBrowser({
    locate: () => null,
    starts: () => true,
    downloadWithPlaywright: async () => null,
    installWithApt: null,
    announce: (line) => lines.push(line),
    ...changes,
  });
  return { browser, lines };
}

const apt: Location = { source: 'system', executablePath: '/usr/bin/chromium-headless-shell' };
const downloaded: Location = { source: 'Playwright', executablePath: PLAYWRIGHT };

test('a browser that is there is used, and nothing is installed', async () => {
  const { browser, lines } = await provide({ locate: () => downloaded });
  expect(browser).toBe(downloaded);
  expect(lines).toEqual([`Browser for tests (Playwright): ${PLAYWRIGHT}`]);
});

test('Playwright is asked for a browser before apt-get, each in one line', async () => {
  const { browser, lines } = await provide({ installWithApt: async () => apt });
  expect(browser).toBe(apt);
  expect(lines).toEqual([
    'No browser for tests found. Installing chromium-headless-shell with Playwright.',
    'Playwright could not install it.',
    'No browser for tests found. Installing chromium-headless-shell with apt-get.',
  ]);
});

test('a downloaded browser whose libraries are missing is replaced by the one of apt-get', async () => {
  const { browser } = await provide({
    downloadWithPlaywright: async () => downloaded,
    installWithApt: async () => apt,
    starts: (location) => location === apt,
  });
  expect(browser).toBe(apt);
});

test('without a browser, a network and root there is none', async () => {
  const { browser } = await provide({});
  expect(browser).toBeNull();
});

test('a CHROME_PATH that does not start is reported and not replaced', async () => {
  const { browser, lines } = await provide({
    locate: () => ({ source: 'CHROME_PATH', executablePath: '/opt/chrome' }),
    starts: () => false,
    installWithApt: async () => apt,
  });
  expect(browser).toBeNull();
  expect(lines).toEqual(['The browser /opt/chrome does not start.']);
});
