import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InstallApp } from './install-app.tsx';
import { findInstallWay, type InstallPrompt } from './install-prompt.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const install = page.getByRole('button', { name: 'Install' });
const help = page.getByText('How to install the app');
const status = page.getByRole('status');

/** What Chromium dispatches when the app can be installed. */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted'): InstallPrompt {
  return Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome }) });
}

test.each([
  [
    'Safari on an iPhone',
    `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
    'iPhone',
    5,
    'safari-on-ios',
  ],
  [
    'Safari on an iPad that says it is a Mac',
    `${MAC} Version/18.5 Safari/605.1.15`,
    'MacIntel',
    5,
    'safari-on-ios',
  ],
  ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 'MacIntel', 0, 'by-menu'],
  [
    'Chrome on an iPhone',
    `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'iPhone',
    5,
    'other-on-ios',
  ],
  [
    'Edge on an iPhone',
    `${IPHONE} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`,
    'iPhone',
    5,
    'other-on-ios',
  ],
  ['a chat app on an iPhone', `${IPHONE} Mobile/15E148`, 'iPhone', 5, 'other-on-ios'],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Firefox/140.0',
    'Linux armv81',
    5,
    'by-menu',
  ],
])('%s is recognized', (_title, userAgent, platform, maxTouchPoints, way) => {
  expect(findInstallWay({ userAgent, platform, maxTouchPoints }, false)).toBe(way);
});

test('an installed app does not offer to install it again', async () => {
  const browser = { userAgent: IPHONE, platform: 'iPhone', maxTouchPoints: 5 };
  expect(findInstallWay({ ...browser, standalone: true }, false)).toBe('installed');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { container } = await render(<InstallApp />);
  expect(container.innerHTML).toBe('');
});

test('I install the app by a button where the browser offers it, also if it did so early', async () => {
  window.installPrompt = offer();
  await render(<InstallApp />);
  await install.click();
  await expect.element(status).toMatchTextContent(/^The app is installed\./);
  await expect.element(status).toHaveFocus();
  await expect.element(install).not.toBeInTheDocument();
  expect(window.installPrompt).toBeUndefined();
});

test('after I have declined, the menu of the browser is left', async () => {
  await render(<InstallApp />);
  await expect.element(help).toBeVisible();
  dispatchEvent(offer('dismissed'));
  await install.click();
  await expect.element(install).not.toBeInTheDocument();
  await expect.element(status).toHaveFocus();
  await help.click();
  await expect.element(page.getByText(/“Add to Home screen” in the menu/)).toBeVisible();
  dispatchEvent(new Event('appinstalled'));
  await expect.element(status).toMatchTextContent(/^The app is installed\./);
});

test('an offer that the browser has withdrawn leaves the menu', async () => {
  window.installPrompt = Object.assign(offer(), { prompt: () => Promise.reject(new Error()) });
  await render(<InstallApp />);
  await install.click();
  await expect.element(help).toBeVisible();
});

test('on an iPhone I am shown the steps, and in other browsers than Safari where they surely work', async () => {
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get');
  onTestFinished(() => userAgent.mockRestore());
  userAgent.mockReturnValue(`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`);
  const { unmount } = await render(<InstallApp />);
  await help.click();
  await expect
    .element(page.getByRole('listitem').nth(1))
    .toHaveTextContent('Choose “Add to Home Screen”.');
  await expect.element(page.getByText(/open this page in Safari/)).not.toBeInTheDocument();
  await unmount();
  userAgent.mockReturnValue(`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`);
  await render(<InstallApp />);
  await help.click();
  await expect.element(page.getByText(/open this page in Safari/)).toBeVisible();
});
