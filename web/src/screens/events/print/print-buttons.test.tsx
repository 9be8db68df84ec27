import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../../testing/events-screen.ts';
import { startClockAt } from '../../../testing/fake-clock.ts';
import { answer, refuse, startFakeServer } from '../../../testing/fake-server.ts';
import { anEvent } from '../../../testing/fixtures/events.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const startsAt = Date.parse('2026-11-18T10:00:00+01:00');
const subtasks = Array.from({ length: 6 }, (_, index) => ({
  id: `${index}`,
  title: `Task ${index + 1}`,
  notes: '',
  due: index === 0 ? '2026-11-20' : '',
  updated: '',
}));
const lists = [
  { id: 'a', title: 'Rota', notes: '', subtasks },
  { id: 'b', title: 'Done', notes: '', subtasks: [] },
  {
    id: 'c',
    title: ' ',
    notes: '',
    subtasks: [{ id: 'd', title: '', notes: '', due: '', updated: '' }],
  },
];

/** What is on the page while the browser's dialog is open. */
async function show(query = '', announcements = answer(200, { items: lists })) {
  startFakeServer({
    ...session,
    'GET /api/calendars': answer(200, { items: [] }),
    'GET /api/announcements': announcements,
    'GET /api/events': answer(200, {
      items: [anEvent({ id: 'choir', summary: 'Choir', location: 'Chapel', startsAt })],
      ...{ page: 1, pageCount: 1, total: 1, calendars: [] },
    }),
  });
  const printed: string[] = [];
  vi.stubGlobal('print', () => printed.push(document.body.lastElementChild?.textContent ?? ''));
  await renderApp(`/web/event?view=month${query}`);
  return { printed };
}

beforeEach(async () => {
  await prepareScreen();
  startClockAt('2026-11-17T12:00:00+01:00');
});

test('a week is printed with its events and the first open tasks, and leaves nothing behind', async () => {
  const { printed } = await show();
  await page.getByRole('button', { name: 'Print this week' }).click();
  await expect.poll(() => printed).toHaveLength(1);
  const text = printed[0]?.replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/Wednesday,? 18 November10:00–11:00 Choir, Chapel/);
  expect(text).toMatch(/RotaTask 1, 20 NovTask 2Task 3and 3 more\(No title\)\(No title\)/);
  expect(text).not.toContain('Done');
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.body.textContent).not.toContain('Task 1');
});

test('the buttons say which week and month are printed', async () => {
  await show('&month=2026-12');
  await expect.element(page.getByRole('button', { name: 'Print December 2026' })).toBeVisible();
  const week = page.getByRole('button', { name: /^Print 30 November .* 6 December 2026$/ });
  await expect.element(week).toBeVisible();
});

test('without the announcements, the events can be printed', async () => {
  const { printed } = await show('', refuse('forbidden'));
  await page.getByRole('button', { name: 'Print this month' }).click();
  expect(printed[0]).toContain('Choir');
  expect(printed[0]).not.toContain('Announcements');
});
