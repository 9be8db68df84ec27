import { notices } from '@assembly/contract/messages';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cards, dialog, progress, show, watchSaves } from '../../testing/documents-screen.ts';
import { answer, delayed, refuse } from '../../testing/fake-server.ts';
import { aFile } from '../../testing/fixtures/documents.ts';
import { prepareScreen } from '../../testing/live-screen.ts';

beforeEach(prepareScreen);

test('a download shows its progress and is saved under the name of the file', async () => {
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

test('a download of unknown size has no percentage', async () => {
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

const LARGE = aFile('a', { fileSize: 250_000_000 });

test('a very large file is downloaded by the browser, and the app says so', async () => {
  const saves = watchSaves();
  const { server } = await show([LARGE]);
  server.routes['GET /api/documents/a/content'] = answer(206);
  await cards.first().click();
  await expect.element(dialog.getByText(/^Your browser is downloading the file\./)).toBeVisible();
  expect(saves).toEqual([
    { name: 'a.txt', address: expect.stringMatching(/\/api\/documents\/a\/content\?download$/) },
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(cards.first()).toHaveFocus();
});

test('a very large file that fails says why and can be retried', async () => {
  const saves = watchSaves();
  const { server } = await show([LARGE]);
  server.routes['GET /api/documents/a/content'] = [
    refuse('google_failed', { detail: 'Google does not hand out this file.' }),
    answer(206),
  ];
  await cards.first().click();
  await expect.element(dialog.getByText('Google does not hand out this file.')).toBeVisible();
  expect(saves).toEqual([]);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await vi.waitUntil(() => saves.length > 0);
});

test('a very large file canceled before it starts is not saved', async () => {
  const saves = watchSaves();
  const { server } = await show([LARGE]);
  const slow = delayed(answer(206));
  server.routes['GET /api/documents/a/content'] = slow;
  await cards.first().click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  slow.release();
  await new Promise((resolve) => setTimeout(resolve));
  expect(saves).toEqual([]);
});

test('a download refused because the session has ended checks the session', async () => {
  const { server } = await show([aFile('a')]);
  server.routes['GET /api/documents/a/content'] = refuse('not_signed_in');
  const before = server.calls('GET /api/session').length;
  await cards.first().click();
  await vi.waitUntil(() => server.calls('GET /api/session').length > before);
});
