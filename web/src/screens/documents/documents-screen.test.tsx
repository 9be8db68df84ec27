import type { Document } from '@assembly/contract/document';
import { notices } from '@assembly/contract/messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aFile, aFolder, manyFiles, pageOfDocuments } from '../../testing/documents.ts';
import { type FakeEventSource, watchStreams } from '../../testing/fake-event-source.ts';
import { answer, held, member, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const list = page.getByRole('region', { name: 'List of documents' });
const cards = list.getByRole('link');
const heading = page.getByRole('heading', { level: 1 });
const dialog = page.getByRole('dialog');
const progress = page.getByRole('progressbar', { name: 'Download' });
const session = { 'GET /api/session': answer(200, { user: member }) };

let streams: FakeEventSource[];

beforeEach(async () => {
  streams = watchStreams();
  await page.viewport(1280, 800);
});

/** The app over a drive with these documents at the top and those in the folder `f`. */
async function show(top: Document[], inFolder: Document[] = [], path = '/web/documents') {
  const kept = { top, inFolder };
  const server = startFakeServer({
    ...session,
    'GET /api/documents': (address) => answer(200, pageOfDocuments(kept.top, [], address))(address),
    'GET /api/documents/f': (address) =>
      answer(200, pageOfDocuments(kept.inFolder, [{ id: 'f', title: 'Notes' }], address))(address),
  });
  await renderApp(path);
  return { kept, server };
}

test.each([
  [360, 1],
  [768, 2],
  [1280, 3],
])('at %i px the cards stand in %i columns', async (width, columns) => {
  await page.viewport(width, 800);
  await show(manyFiles(12));
  await expect.element(cards.first()).toBeVisible();
  const lefts = cards.elements().map((card) => Math.round(card.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(columns);
});

test('a folder is named at once, while what lies in it is still on its way', async () => {
  const { server } = await show([aFolder('f', 'Notes')]);
  const slow = held(server.routes['GET /api/documents/f'] as () => Response);
  server.routes['GET /api/documents/f'] = slow;
  await cards.first().click();
  await expect.element(heading).toHaveTextContent('Notes');
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole('main').getByText('Loading…')).toBeInTheDocument();
  slow.release();
  await expect.element(page.getByText('No documents found in subfolder.')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(notices.folderEmpty.text);
});

test('a folder seen before is there at once, and what has changed in it follows', async () => {
  const { kept, server } = await show([aFolder('f', 'Notes')], [aFile('old')]);
  await cards.first().click();
  await expect.element(cards.first().getByText('old.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(heading).toHaveTextContent('Documents');

  kept.inFolder = [aFile('new')];
  const slow = held(server.routes['GET /api/documents/f'] as () => Response);
  server.routes['GET /api/documents/f'] = slow;
  await cards.first().click();
  await expect.element(cards.first().getByText('old.txt')).toBeVisible();
  slow.release();
  await expect.element(cards.first().getByText('new.txt')).toBeVisible();
});

test('after a sync the new documents are there, and the page is the same', async () => {
  const { kept } = await show([], manyFiles(30), '/web/documents?folder=f&page=2');
  await expect.element(cards.first().getByText('file13.txt')).toBeVisible();
  await vi.waitUntil(() => streams[0], 5000);
  kept.inFolder = [aFile('first'), ...kept.inFolder];
  streams[0]?.say('documents');
  await expect.element(cards.first().getByText('file12.txt')).toBeVisible();
  expect(location.search).toBe('?folder=f&page=2');
});

test('the next page is fetched ahead', async () => {
  const { server } = await show(manyFiles(30));
  await vi.waitUntil(() =>
    server.calls('GET /api/documents').some(({ query }) => query === '?page=2'),
  );
});

/** What the browser is asked to save, instead of saving it. */
function watchSaves() {
  const saves: { name: string; address: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saves.push({ name: this.download, address: this.href });
  });
  return saves;
}

test('a file shows how far it has come, and is saved under its name', async () => {
  const saves = watchSaves();
  const { server } = await show([aFile('a', { fileName: 'a/b.txt' })]);
  const body = new TransformStream<Uint8Array>();
  const writer = body.writable.getWriter();
  server.routes['GET /api/documents/a/content'] = () => new Response(body.readable);
  await cards.first().click();
  await expect.element(page.getByText(notices.fileOpening.text)).toBeVisible();
  await writer.write(new Uint8Array(500_000));
  await expect.element(progress).toHaveAttribute('value', '500000');
  await expect.element(progress).toHaveAttribute('max', '2000000');
  await expect.element(dialog.getByText('500 kB of 2 MB')).toBeVisible();
  expect(saves).toEqual([]);
  await writer.write(new Uint8Array(1_500_000));
  await writer.close();
  await vi.waitUntil(() => saves.length > 0);
  expect(saves).toEqual([{ name: 'a_b.txt', address: expect.stringMatching(/^blob:/) }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('when nobody knows the size, the progress does not pretend to', async () => {
  watchSaves();
  const { server } = await show([aFile('a', { fileSize: null })]);
  server.routes['GET /api/documents/a/content'] = () => new Response(new ReadableStream());
  await cards.first().click();
  await expect.element(progress).toBeVisible();
  await expect.element(progress).not.toHaveAttribute('value');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cards.first()).toHaveFocus();
});

test('a very large file is left to the browser, not gathered in memory', async () => {
  const saves = watchSaves();
  const { server } = await show([aFile('a', { fileSize: 250_000_000 })]);
  await cards.first().click();
  await vi.waitUntil(() => saves.length > 0);
  expect(saves[0]?.address).toMatch(/\/api\/documents\/a\/content\?download$/);
  expect(server.calls('GET /api/documents/a/content')).toEqual([]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a file that cannot be opened because nobody is signed in asks who is', async () => {
  const { server } = await show([aFile('a')]);
  server.routes['GET /api/documents/a/content'] = refuse('not_signed_in');
  const before = server.calls('GET /api/session').length;
  await cards.first().click();
  await vi.waitUntil(() => server.calls('GET /api/session').length > before);
});

test('the link of a file leads to it, and that of a folder into it', async () => {
  await show([aFolder('f', 'Notes'), aFile('a b&c')], [], '/web/documents?page=1');
  await expect.element(cards.first()).toBeVisible();
  const links = cards.elements().map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/web/documents?folder=f', '/web/documents?page=1&open=a+b%26c']);
});

const odd: [string, string][] = [
  ['a name of 300 characters', 'Long name of a document '.repeat(13)],
  ['a word of 200 characters', 'Donaudampfschifffahrt'.repeat(10)],
  ['right-to-left text', 'أمسية ترانيم وصلاة '.repeat(12)],
];
test.each(odd)('%s is shown whole at 320 px, also with large letters', async (_, text) => {
  await page.viewport(320, 700);
  const { server } = await show([], [aFile('a', { title: text }), aFolder('g', text)]);
  const path = [{ id: 'f', title: text }];
  server.routes['GET /api/documents/f'] = (address) =>
    answer(
      200,
      pageOfDocuments([aFile('a', { title: text }), aFolder('g', text)], path, address),
    )(address);
  history.pushState(null, '', '/web/documents?folder=f');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(cards).toHaveLength(2);
  for (const size of ['100%', '200%']) {
    document.documentElement.style.fontSize = size;
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const card of cards.elements()) expectWhole(card);
    expectWhole(heading.element());
  }
  server.routes['GET /api/documents/a/content'] = () => new Response(new ReadableStream());
  await cards.first().click();
  await expect.element(progress).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expectWhole(dialog.element());
  expectWhole(dialog.getByRole('heading').element());
  document.documentElement.style.fontSize = '';
});

/** Nothing in it reaches beyond its sides. */
function expectWhole(element: Element) {
  const { right } = element.getBoundingClientRect();
  for (const inner of [element, ...element.querySelectorAll('*')]) {
    expect(inner.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
  }
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth + 1);
}
