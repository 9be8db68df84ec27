import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, answer, delayed, startFakeServer } from '../../testing/fake-server.ts';
import { manyFiles, pageOfDocuments } from '../../testing/fixtures/documents.ts';
import { manyEvents, pageOfEvents } from '../../testing/fixtures/events.ts';
import { pending, usersReply } from '../../testing/fixtures/users.ts';
import { renderApp } from '../../testing/render-app.tsx';

const list = (count: number) => ({
  id: 'l1',
  title: 'This week',
  notes: '',
  subtasks: Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    title: `Task ${at}`,
    notes: '',
    due: '2099-11-15T00:00:00.000Z',
    updated: '',
  })),
});
const top = new URL('https://assembly.example/');
const events = (count: number) => answer(200, pageOfEvents(manyEvents(count), top));
const documents = (count: number) => answer(200, pageOfDocuments(manyFiles(count), [], top));
const announcements = (count: number) => answer(200, { items: [list(count)] });
const people = (count: number) =>
  usersReply(Array.from({ length: count }, (_, at) => ({ ...pending, id: `u${at + 5}` })));

const SCREENS = [
  ['/web/event', 'GET /api/events', events, '3 upcoming events', '1 event found'],
  [
    '/web/announcements',
    'GET /api/announcements',
    announcements,
    '3 announcements',
    '1 announcement found',
  ],
  ['/web/documents', 'GET /api/documents', documents, '3 items', '1 item found'],
  ['/web/admin', 'GET /api/users', people, '3 people', '1 person found'],
] as const;

test.each(SCREENS)(
  'at %s the number of results is announced only once they are loaded',
  async (path, call, reply, all, found) => {
    const server = startFakeServer({
      'GET /api/session': answer(200, { user: admin }),
      [call]: reply(3),
    });
    await renderApp(path);
    const count = page.getByRole('status').filter({ hasText: all });
    await expect.element(count).toBeVisible();
    const status = count.element();
    const announced: (string | null)[] = [];
    new MutationObserver(() => announced.push(status.textContent)).observe(status, {
      childList: true,
      subtree: true,
      characterData: true,
    });

    const late = delayed(reply(1));
    server.routes[call] = late;
    const search = page.getByRole('searchbox');
    await search.fill('choir');
    await expect.poll(() => server.calls(call).at(-1)?.query).toBe('?search=choir');
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    expect(status.textContent).toBe(all);
    late.release();
    await expect.poll(() => status.textContent).toBe(found);

    // The same number of other results is announced again.
    server.routes[call] = reply(1);
    await search.fill('organ');
    await expect.poll(() => announced).toEqual([found, found]);
  },
);
