import type { UnseenReply } from '@assembly/contract/account/unseen';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { answer, member, startFakeServer, unreachable } from '../testing/fake-server.ts';
import { aFile, aFolder, pageOfDocuments } from '../testing/fixtures/documents.ts';
import { announceChange, prepareScreen } from '../testing/live-screen.ts';
import { renderApp } from '../testing/render-app.tsx';

const NOTHING_NEW: UnseenReply = {
  announcements: 1,
  documents: 1,
  newAnnouncements: [],
  newDocuments: [],
  counts: { announcements: 0, documents: 0, sermons: 0 },
};
const change = (id: string) => ({ id, changedAt: 5 });
const SEEN = '/api/account/seen';

const entry = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const documentCards = page.getByRole('region', { name: 'List of documents' }).getByRole('link');
const tasks = page.getByRole('region', { name: 'List of announcements' }).getByRole('listitem');

const markIn = (item: Locator) => item.getByText('New', { exact: true });

beforeEach(prepareScreen);

async function show(path: string, news: UnseenReply, afterMarking = NOTHING_NEW) {
  const task = (id: string) => ({
    id,
    title: `Task ${id}`,
    notes: '',
    due: '2099-01-01',
    updated: '',
  });
  const list = { id: 'l', title: 'List', notes: 'About it', subtasks: [task('a'), task('b')] };
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: member }),
    'GET /api/announcements': answer(200, { items: [list] }),
    'GET /api/documents': (address) =>
      answer(200, pageOfDocuments([aFolder('f', 'Notes'), aFile('top')], [], address))(address),
    'GET /api/documents/f': (address) => {
      const path = [{ id: 'f', title: 'Notes' }];
      return answer(200, pageOfDocuments([aFile('a'), aFile('b')], path, address))(address);
    },
    [`GET ${SEEN}`]: answer(200, news),
    [`PUT ${SEEN}`]: answer(200, afterMarking),
  });
  await renderApp(path);
  return server;
}

test('the drawer counts what is new, and a live update counts again', async () => {
  const counts = { announcements: 3, documents: 122, sermons: 2 };
  const { routes } = await show('/web/event', { ...NOTHING_NEW, counts });
  await expect.element(entry(/^Announcements 3 new$/)).toBeVisible();
  await expect.element(entry(/^Sermons 2 new$/)).toBeVisible();
  await expect.element(entry(/^Document and sermons 99\+ new$/)).toBeVisible();
  routes[`GET ${SEEN}`] = answer(200, { ...NOTHING_NEW, counts: { ...counts, documents: 2 } });
  await announceChange('documents');
  await expect.element(entry(/^Document and sermons$/)).toBeVisible();
});

test('the drawer has no counts while nothing is new, or the server cannot say', async () => {
  await show('/web/event', NOTHING_NEW);
  await expect.element(entry(/^Announcements$/)).toBeVisible();
  const server = await show('/web/announcements', NOTHING_NEW);
  server.routes[`GET ${SEEN}`] = unreachable;
  await expect.element(tasks.first().getByText('Task a')).toBeVisible();
});

test('a new announcement is marked; once it was in view the server knows, and the mark stays until I leave', async () => {
  const server = await show('/web/announcements', {
    ...NOTHING_NEW,
    newAnnouncements: [change('b'), change('l')],
    counts: { announcements: 2, documents: 0, sermons: 0 },
  });
  await expect.element(page.getByRole('heading', { name: 'List New' })).toBeVisible();
  await expect.element(markIn(tasks.first())).toBeVisible();
  await expect.element(markIn(tasks.nth(1))).not.toBeInTheDocument();
  await expect.element(entry(/^Announcements 2 new$/)).toBeVisible();

  await expect.element(entry(/^Announcements$/)).toBeVisible();
  const [sent] = server.calls(`PUT ${SEEN}`);
  expect(sent?.body).toEqual({ announcements: expect.arrayContaining([change('b'), change('l')]) });
  await expect.element(markIn(tasks.first())).toBeVisible();
  server.routes[`GET ${SEEN}`] = answer(200, NOTHING_NEW);
  await entry(/^Events/).click();
  await entry(/^Announcements/).click();
  await expect.element(tasks.nth(1).getByText('Task b')).toBeVisible();
  await expect.element(markIn(tasks.nth(1))).not.toBeInTheDocument();
  expect(server.calls(`PUT ${SEEN}`)).toHaveLength(1);
});

test('a folder says how many documents in it are new, and only those that I opened it for are seen', async () => {
  const inFolder = { ...change('a'), folderIds: ['f'] };
  const elsewhere = { ...change('z'), folderIds: ['f', 'g'] };
  const left = {
    ...NOTHING_NEW,
    newDocuments: [elsewhere],
    counts: { announcements: 0, documents: 1, sermons: 0 },
  };
  const server = await show(
    '/web/documents',
    {
      ...NOTHING_NEW,
      newDocuments: [inFolder, elsewhere],
      counts: { announcements: 0, documents: 2, sermons: 0 },
    },
    left,
  );
  await expect.element(documentCards.first().getByText('2 new')).toBeVisible();
  expect(server.calls(`PUT ${SEEN}`)).toEqual([]);
  await documentCards.first().click();
  await expect.element(markIn(documentCards.first())).toBeVisible();
  await expect.element(markIn(documentCards.nth(1))).not.toBeInTheDocument();
  await expect.element(entry(/^Document and sermons 1 new$/)).toBeVisible();
  const [sent] = server.calls(`PUT ${SEEN}`);
  expect(sent?.body).toEqual({ documents: [change('a')] });
  await expect.element(markIn(documentCards.first())).toBeVisible();

  server.routes[`GET ${SEEN}`] = answer(200, left);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(documentCards.first().getByText('1 new')).toBeVisible();
  await documentCards.first().click();
  await expect.element(documentCards.first().getByText('a.txt')).toBeVisible();
  await expect.element(markIn(documentCards.first())).not.toBeInTheDocument();
});

test('a new announcement that I have not scrolled to is still new', async () => {
  await page.viewport(900, 460);
  const server = await show('/web/announcements', {
    ...NOTHING_NEW,
    newAnnouncements: [change('l'), change('b')],
    counts: { announcements: 2, documents: 0, sermons: 0 },
  });
  await expect.element(page.getByRole('heading', { name: 'List New' })).toBeInTheDocument();
  const box = page.getByRole('region', { name: 'List of announcements' }).element();
  box.scrollTo(0, 0);
  (box as HTMLElement).style.maxHeight = '60px';
  await expect.poll(() => server.calls(`PUT ${SEEN}`)).toHaveLength(1);
  expect(server.calls(`PUT ${SEEN}`)[0]?.body).toEqual({ announcements: [change('l')] });
});
