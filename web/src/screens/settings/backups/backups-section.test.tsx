import type { BackupsReply } from '@assembly/contract/backups';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, delayed, refuse, unreachable } from '../../../testing/fake-server.ts';
import { aBackup, backupsReply } from '../../../testing/fixtures/backups.ts';
import { announceChange, prepareScreen } from '../../../testing/live-screen.ts';
import { saved, settingsReply, showSettings } from '../../../testing/settings.ts';

const BACKUPS = 'GET /api/backups';
const rows = page.getByRole('list', { name: 'Backups', exact: true }).getByRole('listitem');
const backUpNow = page.getByRole('button', { name: 'Back up now' });
const running = page.getByRole('button', { name: 'Backing up…' });
const texts = (locator: typeof rows) => locator.elements().map(({ textContent }) => textContent);

const SETTINGS = {
  settings: {
    BACKUP_SCHEDULE: saved('0 3 * * *', 'default'),
    BACKUP_KEEP: saved('7,4,6', 'default'),
  },
} as const;

function show(reply: Partial<BackupsReply> = {}, change: Parameters<typeof showSettings>[1] = {}) {
  const routes = { [BACKUPS]: answer(200, backupsReply(reply)) };
  const settings = { ...SETTINGS.settings, ...change.settings };
  return showSettings('?section=backups', { ...change, settings }, routes);
}

beforeEach(prepareScreen);

test('I see when each backup was made, its size, where it is, and whether it was verified', async () => {
  const items = [
    aBackup(19, { where: 'both' }),
    aBackup(18, { verified: false, bytes: 151_000 }),
    aBackup(17, { where: 'copy' }),
  ];
  await show({ items });
  await expect
    .poll(() => texts(rows))
    .toEqual([
      expect.stringMatching(/19 Nov 2026, 03:00Verified1\.2 MB.*On this server and in the second/),
      expect.stringMatching(/18 Nov 2026, 03:00Not verified151 kB.*On this server/),
      expect.stringMatching(/17 Nov 2026, 03:00Verified1\.2 MB.*In the second location/),
    ]);
  await expect.element(page.getByText('Next backup: 20 Nov 2026, 03:00')).toBeVisible();
  const link = page.getByRole('link', { name: 'Download: backup of 18 Nov 2026, 03:00' });
  await expect.element(link).toHaveAttribute('href', '/api/backups/2026-11-18T02-00-00Z.backup');
});

test('only the newest five are in view', async () => {
  await show({ items: [19, 18, 17, 16, 15, 14, 13].map((day) => aBackup(day)) });
  await expect.poll(() => rows.elements().length).toBe(5);
  await page.getByText('Older backups (2)').click();
  const older = page.getByRole('list', { name: 'Older backups (2)' }).getByRole('listitem');
  await expect
    .poll(() => texts(older))
    .toEqual([expect.stringMatching(/14 Nov/), expect.stringMatching(/13 Nov/)]);
});

test('without backups I read how to make one; a button makes it, and says when it is done', async () => {
  const server = await show();
  await expect.element(page.getByText(/No backups yet\. To make the first one/)).toBeVisible();
  server.routes['POST /api/backups'] = answer(202, { name: aBackup(19).name });
  server.routes[BACKUPS] = answer(200, backupsReply({ isRunning: true }));
  await backUpNow.click();
  await expect.element(running).toHaveAttribute('aria-disabled', 'true');
  // Without a message from the server.
  server.routes[BACKUPS] = answer(200, backupsReply({ items: [aBackup(19)] }));
  await expect.element(page.getByText('A new backup was made.')).toBeVisible();
  await expect.element(backUpNow).toBeVisible();
  expect(rows.elements()).toHaveLength(1);
});

test('a backup that cannot begin is said with its reason', async () => {
  const server = await show();
  const detail = 'A backup is already running.';
  server.routes['POST /api/backups'] = refuse('backup_running', { detail });
  await backUpNow.click();
  await expect.element(page.getByRole('alert').getByText(detail)).toBeVisible();
});

test('the list follows changes by others', async () => {
  const server = await show();
  await expect.element(page.getByText(/No backups yet/)).toBeVisible();
  server.routes[BACKUPS] = answer(200, backupsReply({ items: [aBackup(19)] }));
  await announceChange('settings');
  await expect.poll(() => rows.elements().length).toBe(1);
});

test('it says while the backups are loading, and if they cannot be loaded, I try again', async () => {
  const failing = delayed(unreachable);
  const server = await showSettings('?section=backups', SETTINGS, { [BACKUPS]: failing });
  await expect.element(page.getByText('Loading…')).toBeVisible();
  failing.release();
  await expect.element(page.getByText(/The backups could not be loaded\./)).toBeVisible();
  server.routes[BACKUPS] = answer(200, backupsReply({ items: [aBackup(19)] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => rows.elements().length).toBe(1);
});

test('without a folder I read which variable to set, and cannot back up', async () => {
  await show({ hasFolder: false, nextAt: null });
  await expect
    .element(page.getByText(/environment variable BACKUP_FOLDER to a folder/))
    .toBeVisible();
  await expect.element(backUpNow).not.toBeInTheDocument();
});

test.each([
  ['none', /To copy each of them to a second location, set .* BACKUP_COPY/],
  ['set', /encrypted with ASSEMBLY_SECRET\. Keep it in a safe place/],
  ['needs_secret', /Nothing is copied to the second location yet\. .* ASSEMBLY_SECRET/],
] as const)('what to know about the second location, if it is “%s”', async (copy, text) => {
  await show({ copy });
  await expect.element(page.getByText(text)).toBeVisible();
});

test('a warning and the reason of the last failure stand above everything', async () => {
  const lastFailure = { at: Date.UTC(2026, 10, 19, 2), reason: 'disk_full' } as const;
  await show({ warning: 'failing', lastFailure });
  const alert = page.getByRole('alert').filter({ hasText: 'Backups are failing.' });
  await expect
    .element(alert)
    .toHaveTextContent(
      'Backups are failing.The last backup failed (19 Nov 2026, 03:00). The disk is full. Make room on it, or keep fewer backups.',
    );
});

const automatically = page.getByLabelText('Back up automatically');
const save = page.getByRole('button', { name: 'Save', exact: true });

test('I choose the time, and how many backups are kept', async () => {
  const server = await show();
  const time = page.getByLabelText('Time', { exact: true });
  await expect.element(time).toHaveValue('03:00');
  await time.fill('04:30');
  await page.getByLabelText('Weekly').fill('8 x');
  server.routes['PATCH /api/settings'] = answer(200, settingsReply(SETTINGS));
  await save.click();
  await expect.element(page.getByText('Settings saved.')).toBeVisible();
  expect(server.calls('PATCH /api/settings')[0]?.body).toMatchObject({
    changes: { BACKUP_SCHEDULE: '30 4 * * *', BACKUP_KEEP: '7,8,6' },
  });
});

test('a number that the server rejects is said below the numbers', async () => {
  const server = await show();
  const daily = page.getByLabelText('Daily');
  await daily.fill('');
  const fields = { BACKUP_KEEP: 'It must be three numbers.' };
  server.routes['PATCH /api/settings'] = refuse('invalid_input', { fields });
  await save.click();
  await expect.element(daily).toHaveFocus();
  await expect.element(daily).toHaveAccessibleDescription(/^It must be three numbers\./);
});

test('automatic backups can be turned off', async () => {
  const server = await show();
  await automatically.selectOptions('Off');
  await expect.element(page.getByLabelText('Time', { exact: true })).not.toBeInTheDocument();
  server.routes['PATCH /api/settings'] = answer(200, settingsReply(SETTINGS));
  await save.click();
  await expect
    .poll(() => server.calls('PATCH /api/settings')[0]?.body)
    .toMatchObject({ changes: { BACKUP_SCHEDULE: 'off' } });
});

test('another schedule is shown, and can be chosen again', async () => {
  await show({}, { settings: { BACKUP_SCHEDULE: saved('0 3 * * 0') } });
  await expect.element(automatically).toHaveValue('0 3 * * 0');
  await automatically.selectOptions('Off');
  await automatically.selectOptions('At other times: 0 3 * * 0');
  await expect.element(automatically).toHaveValue('0 3 * * 0');
  await expect.element(page.getByText('Not saved yet.')).not.toBeInTheDocument();
});

test('what the environment fixes can be read but not edited', async () => {
  await show(
    {},
    {
      settings: {
        BACKUP_SCHEDULE: saved('0 3 * * *', 'environment'),
        BACKUP_KEEP: saved('7,4,6', 'environment'),
      },
    },
  );
  await expect.element(automatically).toBeDisabled();
  await expect.element(automatically).toHaveAccessibleDescription(/BACKUP_SCHEDULE/);
  await expect.element(page.getByLabelText('Daily')).toHaveAttribute('readonly');
  await expect.element(save).not.toBeInTheDocument();
});
