import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InstallApp } from './install-app.tsx';
import { type InstallPrompt, isIos } from './install-prompt.ts';

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
  ['Safari on an iPhone', `${IPHONE} Version/18.5 Safari/604.1`, 'iPhone', 5, true],
  ['Safari on an iPad that says it is a Mac', `${MAC} Version/18.5`, 'MacIntel', 5, true],
  ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 'MacIntel', 0, false],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0)', 'Linux armv81', 5, false],
])('%s is recognized', (_title, userAgent, platform, maxTouchPoints, expected) => {
  expect(isIos({ userAgent, platform, maxTouchPoints })).toBe(expected);
});

test('an installed app does not offer to install it again', async () => {
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

test('on an iPhone I am shown the steps, and where they surely work', async () => {
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get');
  onTestFinished(() => userAgent.mockRestore());
  userAgent.mockReturnValue(`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`);
  await render(<InstallApp />);
  await help.click();
  await expect
    .element(page.getByRole('listitem').nth(1))
    .toHaveTextContent('Choose “Add to Home Screen”.');
  await expect.element(page.getByText(/open this page in Safari/)).toBeVisible();
});
