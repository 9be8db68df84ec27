import { SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { api, screens } from '@assembly/contract/paths';
import { test } from './support/connected-assembly.ts';
import { bar, card, open, sync, syncButton } from './support/data-sync-screen.ts';
import { expectFits, expectNoFaults, TIGHT, WIDE } from './support/expect-accessible.ts';
import { answer, dialog, expectNotice } from './support/on-screen.ts';
import { signIn, usePasswordLink } from './support/people.ts';
import { linkIn, runCommand } from './support/run-command.ts';
import { expect } from './support/test.ts';

test.use({ viewport: WIDE, mayFail: ['/api/'] });
test.slow();

test('a sync: asked first, No starts nothing, Yes copies all three and says so', async ({
  page,
  connect,
}) => {
  const { assembly, google, admin } = await connect({ SYNC_SCHEDULE: '0 5 * * *' });
  await open(page, assembly, admin);
  await expect(page.getByText('Never synced')).toHaveCount(3);
  await expect(page.getByText('Not used yet')).toBeVisible();
  await expect(page.getByText('0 5 * * *')).toBeVisible();
  await syncButton(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Confirm Sync');
  await expect(dialog(page)).toHaveAccessibleDescription(
    'Are you sure you want to sync your data?',
  );
  await answer(page, 'No');
  await expect(syncButton(page)).toBeFocused();
  expect(google.calls).toEqual([]);

  await sync(page);
  await expect(dialog(page)).toBeHidden();
  await expectNotice(page, 'success', 'Data synced successfully.');
  await expect(page.getByText(/^Last synced/)).toHaveCount(3);
  await page.locator('summary').filter({ hasText: 'by ada: done' }).click();
  await expect(page.getByText(/^\d+ added, 5 left out$/)).toBeVisible();
  await expect(page.getByText('Leads nowhere: It is a shortcut')).toBeVisible();
  // Which account, which calendar, since when; never the token.
  await expect(page.getByText('office@sandbox.example')).toBeVisible();
  await expect(page.getByText('assembly@calendar.sandbox.example')).toBeVisible();
  await expect(page.getByText(/^In use since .* \(just now\)$/)).toBeVisible();
  const told = await (await page.context().request.get(assembly.url + api.sync)).text();
  expect(told).not.toContain('demo-refresh-token');
});

test('two administrators see the bars move, and only one is told of the end', async ({
  page,
  connect,
  openContext,
}) => {
  const { assembly, google, admin } = await connect();
  // More than Google hands out at once.
  google.generate({ files: 2500 });
  await open(page, assembly, admin);
  const calendar = google.fault({ kind: 'hang', path: '/calendar/v3/*' });
  const drive = google.fault({ kind: 'hang', path: '/drive/v2/files' });
  await sync(page);
  await expect(bar(page, 'Announcements')).toHaveAttribute('value', '1');
  await expect(card(page, 'Events')).toContainText('Reading from Google');

  const other = await (await openContext()).newPage();
  await open(other, assembly, admin);
  await expect(card(other, 'Events')).toContainText('Reading from Google');
  await expect(card(other, 'Announcements')).toContainText(/Done: \d+ lists added/);
  await syncButton(other).click({ force: true });
  await expectNotice(other, 'warning', 'A sync is already running. Wait until it has finished.');
  await other.getByRole('button', { name: 'Close notification' }).click();

  calendar.release();
  await expect(bar(other, 'Events')).toHaveAttribute('value', '1');
  await expect(card(other, 'Documents')).toContainText('Reading from Google');
  drive.release();
  await expectNotice(page, 'success', 'Data synced successfully.');
  await expect(other.getByText(/^Last synced/)).toHaveCount(3);
  await expect(other.locator('[data-severity]')).toBeHidden();

  // The next time it is known how much there is: the bar stands where the reading does.
  const again = google.fault({ kind: 'hang', path: '/drive/v2/files', skip: 1 });
  await sync(page);
  await expect(card(page, 'Documents')).toContainText(/Reading from Google: \d+ items/);
  const value = Number(await bar(page, 'Documents').getAttribute('value'));
  expect(value).toBeGreaterThan(0);
  expect(value).toBeLessThan(1);
  again.release();
  await expectNotice(page, 'success', 'Data synced successfully.');
});

test('whoever has gone to another screen is told of the end there', async ({ page, connect }) => {
  const { assembly, google, admin } = await connect();
  await open(page, assembly, admin);
  const drive = google.fault({ kind: 'hang', path: '/drive/v2/files' });
  await sync(page);
  await expect(card(page, 'Documents')).toContainText('Reading from Google');
  await page.getByRole('link', { name: 'Announcements' }).click();
  await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible();
  drive.release();
  await expectNotice(page, 'success', 'Data synced successfully.');
});

test('an administrator who is unmade in the middle of a sync loses the screen within two seconds, and asks no more', async ({
  page,
  connect,
  openContext,
}) => {
  const { assembly, google, admin } = await connect();
  const eve = { email: 'eve@assembly.example', password: 'seven geese over the lake' };
  const { output } = await runCommand(assembly, 'admin', eve.email);
  await usePasswordLink(assembly, linkIn(output), eve.password);
  await open(page, assembly, eve);
  const drive = google.fault({ kind: 'hang', path: '/drive/v2/files' });
  await sync(page);
  await expect(card(page, 'Documents')).toContainText('Reading from Google');

  const others = await openContext();
  await signIn(others, assembly, admin);
  const { request } = others;
  const { items } = await (await request.get(`${assembly.url}${api.users}?search=eve`)).json();
  const refused = page.waitForResponse(
    (answer) => answer.url().endsWith(api.sync) && answer.status() === 403,
  );
  const headers = { origin: assembly.url };
  const unmade = await request.delete(assembly.url + api.admin(items[0].id), { headers });
  expect(unmade.ok()).toBe(true);
  await expect(page.getByRole('heading', { name: '404: Not Found' })).toBeVisible({
    timeout: SESSION_END_NOTICED_MS,
  });
  await expect(page.getByRole('link', { name: 'Data sync' })).toBeHidden();
  await refused;
  // Longer than the pause between two questions about a run.
  const asked = page.waitForRequest((one) => one.url().endsWith(api.sync), { timeout: 5000 });
  await expect(asked).rejects.toThrow('Timeout');
  drive.release();
});

test('a sync that another administrator started in the same moment is told as such', async ({
  page,
  connect,
}) => {
  const { assembly, google, admin } = await connect();
  await open(page, assembly, admin);
  const drive = google.fault({ kind: 'hang', path: '/drive/v2/files' });
  await syncButton(page).click();
  const headers = { origin: assembly.url };
  const started = await page.context().request.post(assembly.url + api.sync, { data: {}, headers });
  expect(started.status()).toBe(202);
  await answer(page, 'Yes');
  await expectNotice(page, 'error', 'A sync is already running. Wait until it has finished.');
  drive.release();
});

test('the brake asks before much goes, and what went can be put back and taken again', async ({
  page,
  connect,
}) => {
  const { assembly, google, admin } = await connect();
  google.generate({ events: 30 });
  await open(page, assembly, admin);
  await sync(page);
  await expectNotice(page, 'success', 'Data synced successfully.');
  await expect(page.getByText('No snapshots yet.')).toBeVisible();

  google.generate({ events: 3 });
  await sync(page);
  const held = page.getByRole('region', { name: 'Sync paused' });
  await expect(held.getByRole('heading', { name: /^Events: \d+ would be removed$/ })).toBeVisible();
  const listed = held.getByRole('region', { name: 'Events that would be removed' });
  expect(await listed.getByRole('listitem').count()).toBeGreaterThan(15);
  const told = page.locator('[data-severity="error"]').getByRole('alert');
  await expect(told).toHaveText(/^Events: \d+ items would be removed, more than half/);
  await expectNoFaults(page);

  await held.getByRole('button', { name: 'Remove them and sync' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Confirm Sync');
  await expectNoFaults(page);
  await answer(page, 'Yes');
  await expectNotice(page, 'success', 'Data synced successfully.');
  await expect(held).toBeHidden();

  const putBack = page.getByRole('button', { name: /^Restore Events/ });
  await expect(putBack).toHaveCount(1);
  await expect(page.getByText(/^Events from before .*: 30 items$/)).toBeVisible();
  await putBack.click();
  await expect(dialog(page)).toHaveAccessibleName('Confirm Restore');
  await expectNoFaults(page);
  await answer(page, 'Yes');
  await expectNotice(page, 'success', 'Snapshot restored.');
  // What was there before can be put back in turn.
  await expect(page.getByText(/^Events from before .*: 3 items$/)).toBeVisible();
  await expect(card(page, 'Events')).toContainText(/Snapshot restored by ada, /);
  const upcoming = await page.context().request.get(assembly.url + api.events);
  expect(((await upcoming.json()) as { total: number }).total).toBeGreaterThan(20);
  await page.goto(assembly.url + screens.users);
  await page.getByText('Activity log').click();
  await expect(page.getByText('ada restored a snapshot of events')).toBeVisible();
  await expect(page.getByText('ada confirmed the removals of a sync')).toBeVisible();
});

test('axe finds nothing before, during and after a sync, and when it failed', async ({
  page,
  connect,
}) => {
  const { assembly, google, admin } = await connect();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, assembly, admin);
  await expectNoFaults(page);
  await syncButton(page).click();
  await expectNoFaults(page);
  const calendar = google.fault({ kind: 'hang', path: '/calendar/v3/*' });
  google.fault({ kind: 'status', status: 404, path: '/drive/v2/*', times: 'always' });
  await answer(page, 'Yes');
  await expect(card(page, 'Documents')).toContainText('Failed');
  await expectNoFaults(page);
  calendar.release();
  await expect(page.locator('summary').first()).toContainText('partly failed');
  await page.locator('summary').first().click();
  await expectNoFaults(page);
});

for (const { what, viewport, prepare } of TIGHT) {
  test(`the sync has not to be scrolled sideways ${what}`, async ({ page, connect }) => {
    const { assembly, admin } = await connect();
    await page.setViewportSize(viewport);
    await open(page, assembly, admin);
    await prepare(page);
    await expectFits(page);
    await sync(page);
    await expectNotice(page, 'success', 'Data synced successfully.');
    await page.locator('summary').first().click();
    await expectFits(page);
  });
}
