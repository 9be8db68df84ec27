import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin, answer, member, refuse, startFakeServer } from '../../testing/fake-server.ts';
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

test('after a successful retry the focus is in the content', async () => {
  const list = { items: [admin], page: 1, pageCount: 1, total: 1, pending: 0 };
  startFakeServer({
    'GET /api/session': answer(200, { user: admin }),
    'GET /api/users': [refuse('forbidden'), answer(200, list)],
  });
  await renderApp('/web/admin');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  (again.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});
