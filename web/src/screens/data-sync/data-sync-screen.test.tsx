import type { SyncRun } from '@assembly/contract/sync';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeEventSource, watchStreams } from '../../testing/fake-event-source.ts';
import { admin, answer, held, startFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { run, source, syncReply } from '../../testing/sync-runs.ts';

const dialog = page.getByRole('alertdialog');
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

const routesWith = (runs: SyncRun[], more = {}) => ({
  'GET /api/session': answer(200, { user: admin }),
  'GET /api/sync': syncReply(runs, more),
  'GET /api/sync/versions': answer(200, { items: [] }),
});

let streams: FakeEventSource[];
beforeEach(async () => {
  streams = watchStreams();
  await page.viewport(1280, 800);
});

test('Yes lets go what was on the screen when it was asked, not what another run has found since', async () => {
  const stopped = (id: string, removed: number) =>
    run({ events: source({ state: 'stopped', removed, error: 'Check, then confirm.' }) }, id);
  const server = startFakeServer(routesWith([stopped('seen', 409)]));
  await renderApp('/web/datasync');
  await button('Remove them and sync').click();
  const question = 'Are you sure you want to sync your data and remove 409 events?';
  await expect.element(dialog).toHaveAccessibleDescription(question);

  server.routes['GET /api/sync'] = syncReply([stopped('unseen', 414), stopped('seen', 409)]);
  streams[0]?.say('sync');
  await expect.element(page.getByText('Events: 414 would be removed')).toBeInTheDocument();
  await expect.element(dialog).toHaveAccessibleDescription(question);
  await button('Yes').click();
  await expect
    .poll(() => server.calls('POST /api/sync').map(({ body }) => body))
    .toEqual([{ confirm: true, run: 'seen' }]);
});

test('the sources have the focus after a confirmed run, also when it was over before it was seen running', async () => {
  const events = source({ state: 'stopped', removed: 409, error: 'Check, then confirm.' });
  const server = startFakeServer(routesWith([run({ events }, 'stopped')]));
  await renderApp('/web/datasync');
  await button('Remove them and sync').click();
  server.routes['POST /api/sync'] = answer(202, { run: run({}, 'quick') });
  server.routes['GET /api/sync'] = syncReply([run({}, 'quick'), run({ events }, 'stopped')]);
  await button('Yes').click();
  await expect.element(page.getByText('Data synced successfully.')).toBeInTheDocument();
  await expect.element(page.getByRole('list', { name: 'Sources' })).toHaveFocus();
});

test('what would go can be judged: each with its day or place, what repeats once, and nothing without a name', async () => {
  const at = Date.UTC(2026, 10, 19, 18);
  const one = { count: 1, from: at, to: at, place: '', isFolder: false };
  const removals = [
    { ...one, title: 'Choir practice', count: 52, to: Date.UTC(2027, 10, 12, 18) },
    { ...one, title: '' },
  ];
  const events = source({ state: 'stopped', removed: 60, removals, error: 'Check.' });
  startFakeServer(routesWith([run({ events })]));
  await renderApp('/web/datasync');
  const list = page.getByRole('region', { name: 'Events that would be removed' });
  await expect.element(list).toHaveAttribute('tabindex', '0');
  const lines = list.getByRole('listitem');
  await expect.element(lines.nth(2)).toMatchTextContent(/^and 7 more$/);
  await expect
    .element(lines.nth(0))
    .toMatchTextContent(/^Choir practice, 52 times, 19 Nov 2026\s–\s12 Nov 2027$/);
  await expect.element(lines.nth(1)).toMatchTextContent(/^Untitled, 19 Nov 2026$/);
});

test('who put an earlier state back is told on the card of its source', async () => {
  const restored = [{ source: 'events', by: 'Eve', at: Date.UTC(2026, 10, 15, 15, 20) }];
  startFakeServer(routesWith([run()], { restored }));
  await renderApp('/web/datasync');
  const cards = page.getByRole('list', { name: 'Sources' }).getByRole('listitem');
  const told = /Snapshot restored by Eve, 15 Nov 2026, 16:20$/;
  await expect.element(cards.nth(0)).toMatchTextContent(told);
  await expect.element(cards.nth(1)).not.toMatchTextContent(told);
});

test('states of the same minute are told apart, an empty one is nothing, and one is put back at a time', async () => {
  const replacedAt = Date.UTC(2026, 10, 15, 15, 19, 7);
  const items = [
    { id: 'v2', source: 'events', replacedAt: replacedAt + 30_000, items: 0 },
    { id: 'v1', source: 'events', replacedAt, items: 414 },
    { id: 'v0', source: 'documents', replacedAt, items: 1 },
  ];
  const restoring = held(answer(200, { source: 'events' }));
  const server = startFakeServer({
    ...routesWith([run()]),
    'GET /api/sync/versions': answer(200, { items }),
    'POST /api/sync/versions/v1/restore': restoring,
  });
  await renderApp('/web/datasync');
  const row = (text: string) => page.getByText(text);
  await expect.element(row('Events from before 15 Nov 2026, 16:19:37: empty')).toBeVisible();
  await expect.element(row('Events from before 15 Nov 2026, 16:19:07: 414 items')).toBeVisible();
  await expect.element(row('Documents from before 15 Nov 2026, 16:19: 1 item')).toBeVisible();

  const putBack = button('Restore Events from before 15 Nov 2026, 16:19:07');
  await putBack.click();
  await button('Yes').click();
  await expect.element(page.getByText('Restoring the snapshot…')).toBeVisible();
  await expect.element(putBack).toHaveAttribute('aria-disabled', 'true');
  await putBack.click({ force: true });
  await expect.element(dialog).not.toBeInTheDocument();
  restoring.release();
  await expect.element(page.getByText('Snapshot restored.')).toBeVisible();
  await expect.element(putBack).toHaveAttribute('aria-disabled', 'false');
  expect(server.calls('POST /api/sync/versions/v1/restore')).toHaveLength(1);
});

test('of many earlier syncs five are shown first, each with what came of it', async () => {
  const failed = run({ documents: source({ state: 'failed', error: 'Try again later.' }) }, 'r0');
  const runs = [failed, ...Array.from({ length: 6 }, (_, at) => run({}, `r${at + 1}`))];
  runs[1] = run({ events: source({ added: 3, removed: 1 }) }, 'r1');
  startFakeServer(routesWith(runs));
  await renderApp('/web/datasync');
  const rows = page.getByRole('listitem').filter({ hasText: 'by Ada Admin' });
  await expect.element(rows.nth(4)).toBeVisible();
  expect(rows.elements()).toHaveLength(5);
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/: partly failedno changes; Documents failed$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/: done3 added, 1 removed$/);
  await button('Show all 7').click();
  expect(rows.elements()).toHaveLength(7);
  await expect.element(button('Show fewer')).toHaveFocus();
});
