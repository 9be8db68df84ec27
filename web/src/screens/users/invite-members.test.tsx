import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, answer, startFakeServer } from '../../testing/fake-server.ts';
import { usersRoutes } from '../../testing/fixtures/users.ts';
import { prepareScreen } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { saved, settingsReply } from '../../testing/settings.ts';

beforeEach(prepareScreen);

test('I invite members with an address to copy and a poster to print', async () => {
  const settings = { PUBLIC_URL: saved('https://grace.example') };
  startFakeServer({
    ...usersRoutes([admin]),
    'GET /api/settings': answer(200, settingsReply({ settings })),
  });
  await renderApp('/web/admin');
  await page.getByRole('button', { name: 'Invite members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite members' });
  const address = 'https://grace.example/login?signup';
  await expect.element(dialog.getByLabelText('Address')).toHaveTextContent(address);
  await expect.element(dialog.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  const poster = document.querySelector('body > div:last-child');
  expect(poster?.textContent).toContain(address);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(document.body.contains(poster)).toBe(false);
});
