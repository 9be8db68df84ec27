import type { SyncRun } from '@assembly/contract/sync';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../../browser/locale/messages.ts';
import { admin, answer, delayed, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { deliveryReply, heldAnnouncements } from '../../testing/fixtures/delivery.ts';
import { run, source, syncReply } from '../../testing/fixtures/sync-runs.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';

const dialog = page.getByRole('alertdialog');
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

const routesWith = (runs: SyncRun[], overrides = {}) => ({
  'GET /api/session': answer(200, { user: admin }),
  'GET /api/sync': syncReply(runs, overrides),
  'GET /api/sync/versions': answer(200, { items: [] }),
});

beforeEach(prepareScreen);

test('I confirm the removals shown when the dialog opened, not those of a later run', async () => {
  const stopped = (id: string, removed: number) =>
    run({ events: source({ state: 'stopped', removed, error: 'Check, then confirm.' }) }, id);
  const server = startFakeServer(routesWith([stopped('seen', 409)]));
  await renderApp('/web/datasync');
  await button('Remove them and sync').click();
  const question = 'Are you sure you want to sync your data and remove 409 events?';
  await expect.element(dialog).toHaveAccessibleDescription(question);

  server.routes['GET /api/sync'] = syncReply([stopped('unseen', 414), stopped('seen', 409)]);
  await announceChange('sync');
  await expect.element(page.getByText('Events: 414 would be removed')).toBeInTheDocument();
  await expect.element(dialog).toHaveAccessibleDescription(question);
  await button('Remove and sync').click();
  await expect
    .poll(() => server.calls('POST /api/sync').map(({ body }) => body))
    .toEqual([{ confirm: true, run: 'seen' }]);
});

test.each([
  ['Sync Data', 'Yes'],
  ['Remove them and sync', 'Remove and sync'],
])(
  'after “%s” and “%s” the screen says that the sync is starting before the server replies',
  async (name, yes) => {
    const events = source({ state: 'stopped', removed: 409, error: 'Check, then confirm.' });
    const stopped = run({ events }, 'stopped');
    const starting = delayed(answer(202, { run: run({}, 'next') }));
    const server = startFakeServer({ ...routesWith([stopped]), 'POST /api/sync': starting });
    await renderApp('/web/datasync');
    await button(name).click();
    const status = page.getByRole('status').filter({ hasText: /^Starting…$/ });
    await button(yes).click();
    await expect.element(status).toBeInTheDocument();
    await expect.element(button('Sync Data')).toHaveAttribute('aria-disabled', 'true');

    server.routes['GET /api/sync'] = syncReply([stopped], { running: run({}, 'next') });
    starting.release();
    await expect.element(page.getByRole('progressbar').first()).toBeVisible();
    await expect.element(status).not.toBeInTheDocument();
  },
);

test('the starting message disappears when a sync fails to start', async () => {
  startFakeServer({ ...routesWith([run()]), 'POST /api/sync': refuse('sync_running') });
  await renderApp('/web/datasync');
  await button('Sync Data').click();
  await button('Yes').click();
  await expect.element(page.getByRole('alert').getByText(t.problems.sync_running)).toBeVisible();
  await expect.element(page.getByText('Starting…')).not.toBeInTheDocument();
});

test('after a confirmed run the focus stays in the content, even if the run ended immediately', async () => {
  const events = source({ state: 'stopped', removed: 409, error: 'Check, then confirm.' });
  const server = startFakeServer(routesWith([run({ events }, 'stopped')]));
  await renderApp('/web/datasync');
  await button('Remove them and sync').click();
  server.routes['POST /api/sync'] = answer(202, { run: run({}, 'quick') });
  server.routes['GET /api/sync'] = syncReply([run({}, 'quick'), run({ events }, 'stopped')]);
  await button('Remove and sync').click();
  await expect.element(page.getByText('Data synced successfully.')).toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('each removal is listed with its date or folder, recurring ones once', async () => {
  const at = Date.UTC(2026, 10, 19, 18);
  const one = { count: 1, from: at, to: at, parentTitle: '', isFolder: false };
  const removals = [
    { ...one, title: 'Choir practice', count: 52, to: Date.UTC(2027, 10, 12, 18) },
    { ...one, title: '' },
  ];
  const events = source({ state: 'stopped', removed: 60, removals, error: 'Check.' });
  startFakeServer(routesWith([run({ events })]));
  await renderApp('/web/datasync');
  const list = page.getByRole('region', { name: 'Events that would be removed' });
  await expect.element(list).toHaveAttribute('tabindex', '0');
  const rows = list.getByRole('listitem');
  await expect.element(rows.nth(2)).toMatchTextContent(/^and 7 more$/);
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/^Choir practice, 52 times, 19 Nov 2026\s–\s12 Nov 2027$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Untitled, 19 Nov 2026$/);
});

test('the card of a source shows who restored a snapshot', async () => {
  const restored = [{ source: 'events', by: 'Eve', at: Date.UTC(2026, 10, 15, 15, 20) }];
  startFakeServer(routesWith([run()], { restored }));
  await renderApp('/web/datasync');
  const cards = page.getByRole('list', { name: 'Sources' }).getByRole('listitem');
  const restoredText = /Snapshot restored by Eve, 15 Nov 2026, 16:20$/;
  await expect.element(cards.nth(0)).toMatchTextContent(restoredText);
  await expect.element(cards.nth(1)).not.toMatchTextContent(restoredText);
});

test('snapshots of the same minute are distinguishable, and only one is restored at a time', async () => {
  const replacedAt = Date.UTC(2026, 10, 15, 15, 19, 7);
  const items = [
    { id: 'v2', source: 'events', replacedAt: replacedAt + 30_000, items: 0 },
    { id: 'v1', source: 'events', replacedAt, items: 414 },
    { id: 'v0', source: 'documents', replacedAt, items: 1 },
  ];
  const restoring = delayed(answer(200, { source: 'events' }));
  const server = startFakeServer({
    ...routesWith([run()]),
    'GET /api/sync/versions': answer(200, { items }),
    'POST /api/sync/versions/v1/restore': restoring,
  });
  await renderApp('/web/datasync');
  const row = (text: string) => page.getByText(text);
  await expect.element(row('Events from before 15 Nov 2026, 16:19:37: empty')).toBeVisible();
  await expect.element(row('Events from before 15 Nov 2026, 16:19:07: 414 items')).toBeVisible();
  await expect.element(row('Documents from before 15 Nov 2026, 16:19:07: 1 item')).toBeVisible();

  const restore = button('Restore Events from before 15 Nov 2026, 16:19:07');
  await restore.click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect.element(page.getByText('Restoring the snapshot…')).toBeVisible();
  await expect.element(restore).toHaveAttribute('aria-disabled', 'true');
  await restore.click({ force: true });
  await expect.element(dialog).not.toBeInTheDocument();
  restoring.release();
  await expect.element(page.getByText('Snapshot restored.')).toBeVisible();
  await expect.element(restore).toHaveAttribute('aria-disabled', 'false');
  expect(server.calls('POST /api/sync/versions/v1/restore')).toHaveLength(1);
});

test('the history shows five runs at first, each with its outcome', async () => {
  const failed = run({ documents: source({ state: 'failed', error: 'Try again later.' }) }, 'r0');
  const runs = [failed, ...Array.from({ length: 6 }, (_, at) => run({}, `r${at + 1}`))];
  runs[1] = run({ events: source({ added: 3, removed: 1 }) }, 'r1');
  const { documents } = failed.sources;
  const nothing = { events: documents, announcements: documents, documents };
  runs[2] = run(nothing, 'r2');
  startFakeServer(routesWith(runs));
  await renderApp('/web/datasync');
  const rows = page.getByRole('listitem').filter({ hasText: 'by Ada Admin' });
  await expect.element(rows.nth(4)).toBeVisible();
  expect(rows.elements()).toHaveLength(5);
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/: partly failedno changes; Documents failed$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/: done3 added, 1 removed$/);
  await expect.element(rows.nth(2)).toMatchTextContent(/Ada Admin: failedEvents failed/);
  await button('Show all 7').click();
  expect(rows.elements()).toHaveLength(7);
  await expect.element(button('Show fewer')).toHaveFocus();
});

test('a run lists each item that was left out, also those that look the same', async () => {
  const unreadable = { id: '', title: '', reason: 'It has no date.' };
  const reasonCode = { code: 'unreadable_field', values: ['end'] };
  const coded = { id: 'a', title: 'Choir', reason: 'In English.', reasonCode };
  const events = source({ leftOut: 3, leftOutItems: [unreadable, unreadable, coded] });
  startFakeServer(routesWith([run({ events })]));
  await renderApp('/web/datasync');
  await page.getByText(/by Ada Admin/).click();
  const items = page.getByText('Untitled: It has no date.');
  // React logs children with the same key, which fails the test.
  await expect.element(items.nth(1)).toBeVisible();
  expect(items.elements()).toHaveLength(2);
  await expect.element(page.getByText(/^Choir: Google sent its "end" in a form/)).toBeVisible();
});

test('the version of the app is shown at the bottom', async () => {
  startFakeServer(routesWith([run()]));
  await renderApp('/web/datasync');
  await expect.element(page.getByText('Assembly 1.0.0')).toBeVisible();
});

test('after a sync with very many changes I am led to where I decide about them', async () => {
  const server = startFakeServer({
    ...routesWith([run()]),
    'GET /api/delivery': answer(200, deliveryReply()),
  });
  await renderApp('/web/datasync');
  const link = page.getByRole('link', { name: 'Decide in the settings' });
  await expect.poll(() => server.calls('GET /api/delivery')).toHaveLength(1);
  await expect.element(link).not.toBeInTheDocument();
  server.routes['GET /api/delivery'] = answer(200, deliveryReply({ held: [heldAnnouncements] }));
  await announceChange('sync');
  await expect.element(link).toHaveAttribute('href', '/web/settings?section=notifications');
});
