import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, answer, member, startFakeServer } from '../testing/fake-server.ts';
import { pageOfDocuments } from '../testing/fixtures/documents.ts';
import { pageOfEvents } from '../testing/fixtures/events.ts';
import { pageOfSermons } from '../testing/fixtures/sermons.ts';
import { syncReply } from '../testing/fixtures/sync-runs.ts';
import { prepareScreen } from '../testing/live-screen.ts';
import { renderApp } from '../testing/render-app.tsx';

const NEVER = { events: null, announcements: null, documents: null };
const connect = page.getByRole('link', { name: 'Connect a source' });
const nothing = page.getByText('Nothing here yet', { exact: true });

beforeEach(prepareScreen);

async function show(path: string, user = admin, lastDone: object = NEVER) {
  startFakeServer({
    'GET /api/session': answer(200, { user }),
    'GET /api/events': (address) => answer(200, pageOfEvents([], address))(address),
    'GET /api/announcements': answer(200, { items: [] }),
    'GET /api/sermons': (address) => answer(200, pageOfSermons([], address))(address),
    'GET /api/documents': (address) => answer(200, pageOfDocuments([], [], address))(address),
    'GET /api/sync': syncReply([], { lastDone }),
  });
  await renderApp(path);
}

test.each([
  ['/web/event', 'No events found'],
  ['/web/announcements', 'No tasks have been found'],
  ['/web/documents', 'No documents found.'],
  ['/web/sermons', 'No sermons yet'],
])('before the first sync, %s leads an administrator to the sources', async (path, text) => {
  await show(path);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(connect).toHaveAttribute('href', '/web/settings?section=google');
});

test.each([
  ['a member', member, NEVER],
  ['an administrator after a sync', admin, { ...NEVER, announcements: 1 }],
])('%s is told that nothing is there yet', async (_who, user, lastDone) => {
  await show('/web/announcements', user, lastDone);
  await expect.element(nothing).toBeVisible();
  await expect.element(connect).not.toBeInTheDocument();
});

test('a search without results can be cleared', async () => {
  await show('/web/documents?search=psalm');
  await page.getByRole('status').getByRole('button', { name: 'Clear search' }).click();
  expect(location.search).toBe('');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expect.element(connect).toBeVisible();
});
