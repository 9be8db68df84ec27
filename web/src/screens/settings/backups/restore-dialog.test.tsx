import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, delayed, refuse } from '../../../testing/fake-server.ts';
import { aBackup, backupPreview, backupsReply } from '../../../testing/fixtures/backups.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { showSettings } from '../../../testing/settings.ts';
import { watchNavigations } from '../../../testing/watch-navigations.ts';

const { name } = aBackup(19);
const PREVIEW = `GET /api/backups/${name}/preview`;
const RESTORE = `POST /api/backups/${name}/restore`;
const open = page.getByRole('button', { name: 'Restore: backup of 19 Nov 2026, 03:00' });
const dialog = page.getByRole('dialog', { name: 'Restore backup' });
const restore = dialog.getByRole('button', { name: 'Restore', exact: true });
const preview = (keepsSession: boolean) => answer(200, backupPreview({ keepsSession }));

async function openDialog(routes: object) {
  const server = await showSettings(
    '?section=backups',
    {},
    {
      'GET /api/backups': answer(200, backupsReply({ items: [aBackup(19)] })),
      ...routes,
    },
  );
  await open.click();
  return server;
}

beforeEach(prepareScreen);

test('before a restore I read what it adds and removes, and that it can be undone', async () => {
  const slow = delayed(preview(true));
  const server = await openDialog({ [PREVIEW]: slow });
  await expect.element(dialog.getByText('Comparing with the current data…')).toBeVisible();
  await expect.element(restore).not.toBeInTheDocument();
  slow.release();
  await expect.element(dialog.getByText(/^What would be added/)).toBeVisible();
  const changes = [
    'People',
    '+3\u00A0· -1',
    'Events',
    '+12',
    'Announcements',
    '-2',
    'Documents',
    'No change',
  ];
  const list = dialog.element().querySelector('dl');
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(changes);
  await expect.element(dialog.getByText(/current data is kept as a backup first/)).toBeVisible();
  await expect.element(dialog.getByText(/You stay logged in\. Everyone else/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  expect(server.calls(RESTORE)).toHaveLength(0);
});

test('the restore can take a while; then the app is loaded again, and says that it is done', async () => {
  const navigations = watchNavigations();
  const slow = delayed(answer(204));
  const server = await openDialog({ [PREVIEW]: preview(true), [RESTORE]: slow });
  await restore.click();
  await expect.element(dialog.getByRole('button', { name: 'Restoring…' })).toBeVisible();
  await expect.element(dialog.getByRole('status').getByText(/a few minutes/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  expect(server.calls(RESTORE)[0]?.body).toEqual({ confirm: true });
  expect(navigations).toEqual([]);
  slow.release();
  await expect
    .poll(() => navigations.map(({ path }) => path))
    .toEqual(['/web/settings?section=backups&restored=yes']);
  await expect.element(page.getByText('The backup was restored.')).toBeInTheDocument();
});

test('if my account is not in the backup, I am warned, and sent to the login afterwards', async () => {
  const navigations = watchNavigations();
  await openDialog({ [PREVIEW]: preview(false), [RESTORE]: answer(204) });
  await expect.element(dialog.getByText(/Your account is not in this backup/)).toBeVisible();
  await restore.click();
  await expect.poll(() => navigations.map(({ path }) => path)).toEqual(['/login']);
});

test('if it cannot be restored, I read why and can try again', async () => {
  const detail = 'A sync is already running. Wait until it has finished.';
  await openDialog({ [PREVIEW]: preview(true), [RESTORE]: refuse('sync_running') });
  await restore.click();
  await expect.element(dialog.getByRole('alert').getByText(detail)).toBeVisible();
  await expect.element(restore).toBeVisible();
});

test('a backup that cannot be read is said with its reason', async () => {
  const detail = 'This backup was made by a newer version.';
  const server = await openDialog({ [PREVIEW]: refuse('backup_newer', { detail }) });
  await expect.element(dialog.getByText(detail)).toBeVisible();
  await expect.element(restore).not.toBeInTheDocument();
  server.routes[PREVIEW] = preview(true);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(restore).toBeVisible();
});
