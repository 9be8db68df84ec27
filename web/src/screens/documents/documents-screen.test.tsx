import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../../browser/locale/messages.ts';
import { cards, dialog, heading, show } from '../../testing/documents-screen.ts';
import { answer, delayed } from '../../testing/fake-server.ts';
import { aFile, aFolder, manyFiles, pageOfDocuments } from '../../testing/fixtures/documents.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';

beforeEach(prepareScreen);

test('a folder’s name is shown while its content loads', async () => {
  const { server } = await show([aFolder('f', 'Notes')]);
  const slow = delayed(server.routes['GET /api/documents/f'] as () => Response);
  server.routes['GET /api/documents/f'] = slow;
  await cards.first().click();
  await expect.element(heading).toHaveTextContent('Notes');
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole('main').getByText('Loading…')).toBeInTheDocument();
  slow.release();
  await expect.element(page.getByText('No documents found in subfolder.')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.documents.noFiles);
});

test('the warning about an empty folder closes when the folder is left', async () => {
  const warning = page.getByText(t.documents.noFiles);
  await show([aFolder('f', 'Notes'), aFile('a')]);
  await cards.first().click();
  await expect.element(warning).toBeVisible();
  // It does not time out.
  await page.getByRole('button', { name: 'Close notification' }).hover();
  history.back();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(heading).toHaveTextContent('Documents');

  // Another notice that has replaced it stays.
  await cards.first().click();
  await expect.element(warning).toBeVisible();
  showToast({ severity: 'success', text: t.connection.synced });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(cards.first()).toBeVisible();
  await expect.element(page.getByText(t.connection.synced)).toBeVisible();
});

test('a folder seen before is shown at once and then updated', async () => {
  const { drive, server } = await show([aFolder('f', 'Notes')], [aFile('old')]);
  await cards.first().click();
  await expect.element(cards.first().getByText('old.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(heading).toHaveTextContent('Documents');

  drive.inFolder = [aFile('new')];
  const slow = delayed(server.routes['GET /api/documents/f'] as () => Response);
  server.routes['GET /api/documents/f'] = slow;
  await cards.first().click();
  await expect.element(cards.first().getByText('old.txt')).toBeVisible();
  slow.release();
  await expect.element(cards.first().getByText('new.txt')).toBeVisible();
});

test('after a sync the current page is updated', async () => {
  const { drive } = await show([], manyFiles(30), '/web/documents?folder=f&page=2');
  await expect.element(cards.first().getByText('file13.txt')).toBeVisible();
  drive.inFolder = [aFile('first'), ...drive.inFolder];
  await announceChange('documents');
  await expect.element(cards.first().getByText('file12.txt')).toBeVisible();
  expect(location.search).toBe('?folder=f&page=2');
});

test('the next page is prefetched', async () => {
  const { server } = await show(manyFiles(30));
  await expect
    .poll(() => server.calls('GET /api/documents').some(({ query }) => query === '?page=2'))
    .toBeTruthy();
});

test('files and folders have links of their own', async () => {
  await show([aFolder('f', 'Notes'), aFile('a b&c')], [], '/web/documents?page=1');
  await expect.element(cards.first()).toBeVisible();
  const links = cards.elements().map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/web/documents?folder=f', '/web/documents?page=1&open=a+b%26c']);
});

test('Back focuses the heading, and loading the page does not', async () => {
  await show([aFolder('f', 'Notes')], [aFile('a')]);
  await expect.element(cards.first()).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await cards.first().click();
  await expect.element(cards.first().getByText('a.txt')).toBeVisible();
  (cards.first().element() as HTMLElement).focus();
  history.back();
  await expect.element(heading).toHaveTextContent('Documents');
  await expect.element(heading).toHaveFocus();
});

test('when Back removes the focused card, the list gets the focus', async () => {
  await show(manyFiles(24));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(cards.first().getByText('file13.txt')).toBeVisible();
  (cards.first().element() as HTMLElement).focus();
  history.back();
  await expect.element(cards.first().getByText('file1.txt')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'List of documents' })).toHaveFocus();
});

test('Back from a folder shows the page that it is on', async () => {
  await show([...manyFiles(12), aFolder('f', 'Notes')], [aFile('a')], '/web/documents?page=2');
  const back = page.getByRole('button', { name: 'Back' });
  await cards.first().click();
  await expect.element(heading).toHaveTextContent('Notes');
  await back.click();
  await expect.element(cards.first().getByText('Notes')).toBeVisible();
  await expect.element(heading).toHaveFocus();
  expect(location.search).toBe('?page=2');
});

test('Back from a folder opened by a link shows its parent folder', async () => {
  await show([aFolder('f', 'Notes')], manyFiles(24), '/web/documents?folder=f');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(cards.first().getByText('file13.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(heading).toHaveTextContent('Documents');
  expect(location.search).toBe('');
});

test('the search field does not move while I type', async () => {
  await show([aFolder('f', 'Notes'), aFile('a')]);
  const field = page.getByRole('searchbox');
  await expect.element(cards.first()).toBeVisible();
  const before = field.element().getBoundingClientRect().top;
  await field.fill('notes');
  await expect.element(page.getByRole('status').getByText('2 items found')).toBeVisible();
  expect(field.element().getBoundingClientRect().top).toBe(before);
});

const odd: [string, string][] = [
  ['a name of 300 characters', 'Long name of a document '.repeat(13)],
  ['a word of 200 characters', 'Donaudampfschifffahrt'.repeat(10)],
  ['right-to-left text', 'أمسية ترانيم وصلاة '.repeat(12)],
];
test('a very long file name is cut after three lines, with the whole in its tooltip and dialog', async () => {
  const name = `${'Minutes of the annual general meeting '.repeat(8)}.txt`;
  const { server } = await show([aFile('a', { title: name }), aFile('b')]);
  server.routes['GET /api/documents/a/content'] = () => new Response(new ReadableStream());
  await expect.element(cards).toHaveLength(2);
  const [cut, short] = document.querySelectorAll('a [title]');
  const lineHeight = short?.getBoundingClientRect().height ?? 0;
  expect(cut?.getBoundingClientRect().height).toBeCloseTo(3 * lineHeight, 0);
  expect(cut?.scrollHeight).toBeGreaterThan(3 * lineHeight + 1);
  expect(cut?.getAttribute('title')).toBe(name);
  await cards.first().click();
  const whole = dialog.getByRole('heading').element();
  expect(whole.textContent).toBe(name);
  expect(whole.scrollHeight).toBeLessThanOrEqual(whole.clientHeight + 1);
});

test.each(odd)('%s fits at 320 px, also with large text', async (_, text) => {
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
    for (const card of cards.elements()) expectNoOverflow(card);
    expectNoOverflow(heading.element());
  }
  server.routes['GET /api/documents/a/content'] = () => new Response(new ReadableStream());
  await cards.first().click();
  await expect.element(dialog).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expectNoOverflow(dialog.element());
  expectNoOverflow(dialog.getByRole('heading').element());
  document.documentElement.style.fontSize = '';
});

/** Nothing inside overflows the element. */
function expectNoOverflow(element: Element) {
  const { right } = element.getBoundingClientRect();
  for (const inner of [element, ...element.querySelectorAll('*')]) {
    expect(inner.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
  }
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth + 1);
}
