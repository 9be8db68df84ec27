import type { Document } from '@assembly/contract/document';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cards, dialog, list, show, watchSaves } from '../../testing/documents-screen.ts';
import { answer, refuse } from '../../testing/fake-server.ts';
import { aFile } from '../../testing/fixtures/documents.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';

beforeEach(prepareScreen);

const others = [aFile('x1'), aFile('x2')];

/** Changes the drive and announces it, as a sync does. */
async function syncTo(drive: { top: Document[] }, top: Document[]) {
  drive.top = top;
  await announceChange('documents');
}

test('a sync that removes an open file does not close it', async () => {
  const picture = aFile('a', { title: 'Choir', mimeType: 'image/png' });
  const { drive, server } = await show([picture, ...others]);
  await cards.first().click();
  const shown = dialog.getByRole('heading', { name: 'Choir' });
  await expect.element(shown).toBeVisible();
  await syncTo(drive, others);
  await expect.element(list.getByText('Choir')).not.toBeInTheDocument();
  await expect.element(shown).toBeVisible();
  expect(server.calls('GET /api/documents/a/details')).toEqual([]);
});

const bySharedLink = '/web/documents?folder=f&open=b';

test('closing a file opened by a link focuses its card', async () => {
  const picture = aFile('b', { mimeType: 'image/png' });
  await show([], [aFile('a'), picture, aFile('c')], bySharedLink);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(cards.nth(1)).toHaveFocus();
});

test('after downloading a file opened by a link, its card has the focus', async () => {
  watchSaves();
  const { server } = await show([], [aFile('a'), aFile('b')], bySharedLink);
  server.routes['GET /api/documents/b/content'] = answer(200);
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cards.nth(1)).toHaveFocus();
});

test('a link to a deleted file shows an error, and closing it focuses the list', async () => {
  const details = { 'GET /api/documents/b/details': refuse('file_not_found') };
  await show([], others, bySharedLink, details);
  await dialog.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
});

test('closing a file that a sync has removed focuses the list', async () => {
  const { drive } = await show([aFile('a', { mimeType: 'image/png' }), ...others]);
  await cards.first().click();
  await expect.element(dialog).toBeVisible();
  await syncTo(drive, others);
  await expect.element(list.getByText('a.txt')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).toHaveFocus();
});

test.each([360, 390])('on a phone %i px wide, Download is beside the details', async (width) => {
  await page.viewport(width, 700);
  await show([aFile('a', { title: 'Choir', mimeType: 'image/jpeg', fileSize: 12_300_000 })]);
  await cards.first().click();
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const facts = boxOf(dialog.getByText(/17\sJun\s2026/).element());
  const download = boxOf(dialog.getByRole('button', { name: 'Download' }).element());
  expect(download.left).toBeGreaterThanOrEqual(facts.right);
  expect(download.top).toBeLessThan(facts.bottom);
  expect(download.bottom).toBeGreaterThan(facts.top);
});
