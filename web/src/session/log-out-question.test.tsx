import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, member, startFakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import {
  aRecording,
  prepareDevice,
  someBytes,
  storedPaths,
  storeRecording,
} from '../testing/stored-files.ts';
import { watchNavigations } from '../testing/watch-navigations.ts';

test('before logging out removes saved recordings, I am asked', async () => {
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: member }),
    'DELETE /api/session': answer(204),
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  watchNavigations();
  prepareDevice();
  for (const id of ['r1', 'r2']) await storeRecording(aRecording(id), someBytes(9));
  await renderApp('/web/event');
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.click();
  const question = page.getByRole('alertdialog', { name: 'Log out?' });
  await expect.element(question).toHaveAccessibleDescription(/2 saved recordings/);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(await storedPaths()).not.toEqual([]);
  expect(server.calls('DELETE /api/session')).toEqual([]);
  await logout.click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Logging out…' })).toBeVisible();
  await expect.poll(() => server.calls('DELETE /api/session').length === 1).toBeTruthy();
  await expect.poll(async () => (await storedPaths()).length === 0).toBeTruthy();
});
