import { expect, test } from 'vitest';
import { locateBrowser, type Machine } from './find-browser.ts';

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
