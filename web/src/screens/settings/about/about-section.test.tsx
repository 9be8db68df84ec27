import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { settingsReply, showSettings } from '../../../testing/settings.ts';

beforeEach(prepareScreen);

test('a newer version is shown with what is new, as plain text, and how to install it', async () => {
  const url = 'https://releases.example/v1.1.0';
  const update = { version: '1.1.0', changes: '## Added\n<b>Backups</b>', url };
  await showSettings('?section=about', { about: { ...settingsReply().about, update } });
  await expect
    .element(page.getByRole('heading', { name: 'Version 1.1.0 is available' }))
    .toBeVisible();
  await page.getByText('What is new').click();
  await expect.element(page.getByText(/<b>Backups<.b>/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^More about this version/ }))
    .toHaveAttribute('href', url);
  await expect.element(page.getByText(/npm ci .*npm run build.*main\.ts/s)).toBeVisible();
});
