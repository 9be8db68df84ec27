import { notices } from '@assembly/contract/messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aFile } from '../../testing/documents.ts';
import {
  cards,
  dialog,
  prepareScreen,
  progress,
  show,
  watchSaves,
} from '../../testing/documents-screen.ts';
import { refuse } from '../../testing/fake-server.ts';

beforeEach(prepareScreen);

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
