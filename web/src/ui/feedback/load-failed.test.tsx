import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchStreams } from '../../testing/fake-event-source.ts';
import { admin, answer, member, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { run, syncReply } from '../../testing/fixtures/sync-runs.ts';
import { usersReply } from '../../testing/fixtures/users.ts';
import { announceChange } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';

test.each([
  ['/web/event', 'GET /api/events'],
  ['/web/announcements', 'GET /api/announcements'],
  ['/web/documents', 'GET /api/documents'],
])('a failed retry at %s keeps the focus on the button', async (path, call) => {
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: member }),
    [call]: refuse('forbidden'),
  });
  await renderApp(path);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  (again.element() as HTMLElement).focus();
  for (const times of [2, 3]) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.calls(call)).toHaveLength(times);
    await expect.element(again).toHaveFocus();
  }
});

test('after a successful retry the focus is in the list', async () => {
  const { routes } = startFakeServer({
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/users': refuse('forbidden'),
  });
  await renderApp('/web/admin');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  (again.element() as HTMLElement).focus();
  routes['GET /api/users'] = usersReply([admin]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Users' })).toHaveFocus();
});

test('content that fails to load by itself does not take the focus, even after a retry of another', async () => {
  watchStreams();
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/sync': refuse('forbidden'),
    'GET /api/sync/versions': refuse('forbidden'),
  });
  await renderApp('/web/datasync');
  const failed = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const snapshots = failed('The snapshots could not be loaded.').getByRole('button');
  await expect.element(snapshots).not.toBeInTheDocument();
  const again = failed('The sync status could not be loaded.').getByRole('button');
  await expect.element(again).toBeVisible();
  (again.element() as HTMLElement).focus();
  server.routes['GET /api/sync'] = syncReply([run()]);
  await userEvent.keyboard('{Enter}');
  await expect.element(snapshots).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();

  const before = server.calls('GET /api/sync/versions').length;
  await announceChange('sync');
  await expect.poll(() => server.calls('GET /api/sync/versions').length).toBeGreaterThan(before);
  await expect.element(snapshots).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});
