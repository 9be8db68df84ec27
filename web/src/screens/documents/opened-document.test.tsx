import type { Document } from '@assembly/contract/document';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aFile, manyFiles } from '../../testing/documents.ts';
import { cards, dialog, list, progress, show, watchSaves } from '../../testing/documents-screen.ts';
import { answer, refuse } from '../../testing/fake-server.ts';
import { hear, prepareScreen } from '../../testing/live-screen.ts';

beforeEach(prepareScreen);

const others = [aFile('x1'), aFile('x2')];

/** As a sync does: the drive holds something else, and the page is told. */
async function syncTo(kept: { top: Document[] }, top: Document[]) {
  kept.top = top;
  await hear('documents');
}

test('a sync that pushes a file off the page does not disturb its download', async () => {
  const saves = watchSaves();
  const { kept, server } = await show(manyFiles(12));
  const body = new TransformStream<Uint8Array>();
  const writer = body.writable.getWriter();
  server.routes['GET /api/documents/file12/content'] = () => new Response(body.readable);
  await cards.last().click();
  await writer.write(new Uint8Array(500_000));
  await expect.element(progress).toHaveAttribute('value', '500000');
  await syncTo(kept, [...others, ...kept.top]);
  await expect.element(list.getByText('x1.txt')).toBeInTheDocument();
  await writer.write(new Uint8Array(500_000));
  await expect.element(progress).toHaveAttribute('value', '1000000');
  await writer.close();
  await vi.waitUntil(() => saves.length > 0);
  expect(server.calls('GET /api/documents/file12/content')).toHaveLength(1);
});

test('a sync that removes a file leaves it to whoever is reading it', async () => {
  const picture = aFile('a', { title: 'Choir', mimeType: 'image/png' });
  const { kept, server } = await show([picture, ...others]);
  await cards.first().click();
  const shown = dialog.getByRole('heading', { name: 'Choir' });
  await expect.element(shown).toBeVisible();
  await syncTo(kept, others);
  await expect.element(list.getByText('Choir')).not.toBeInTheDocument();
  await expect.element(shown).toBeVisible();
  expect(server.calls('GET /api/documents/a/details')).toEqual([]);
});

const bySharedLink = '/web/documents?folder=f&open=b';

test('whoever closes what a link opened is at the card of the file', async () => {
  const picture = aFile('b', { mimeType: 'image/png' });
  await show([], [aFile('a'), picture, aFile('c')], bySharedLink);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(cards.nth(1)).toHaveFocus();
});

test('whoever has saved what a link opened is at the card of the file', async () => {
  watchSaves();
  const { server } = await show([], [aFile('a'), aFile('b')], bySharedLink);
  server.routes['GET /api/documents/b/content'] = answer(200);
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cards.nth(1)).toHaveFocus();
});

test('a link to a file that is gone says so, and closing it leads to the list', async () => {
  const details = { 'GET /api/documents/b/details': refuse('file_not_found') };
  await show([], others, bySharedLink, details);
  await dialog.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
});

test('whoever closes a file that a sync has taken away is at the list', async () => {
  const { kept } = await show([aFile('a', { mimeType: 'image/png' }), ...others]);
  await cards.first().click();
  await expect.element(dialog).toBeVisible();
  await syncTo(kept, others);
  await expect.element(list.getByText('a.txt')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).toHaveFocus();
});
