import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { t } from '../../browser/locale/messages.ts';
import { cards, dialog, show, watchSaves } from '../../testing/documents-screen.ts';
import { answer, delayed, refuse } from '../../testing/fake-server.ts';
import { aFile } from '../../testing/fixtures/documents.ts';
import { prepareScreen } from '../../testing/live-screen.ts';

beforeEach(prepareScreen);

const CONTENT = 'GET /api/documents/a/content';
const detail = 'The file could not be fetched from Google. Please try again later.';
const opening = page.getByText(t.common.fileOpening);

test('a file is downloaded by the browser under its name, once the server has it', async () => {
  const saves = watchSaves();
  const { server } = await show([aFile('a', { fileName: 'a/b.txt' })]);
  const slow = delayed(answer(206));
  server.routes[CONTENT] = slow;
  await cards.first().click();
  await expect.element(opening).toBeVisible();
  expect(saves).toEqual([]);
  slow.release();
  await expect.poll(() => saves.length > 0).toBeTruthy();
  expect(saves).toEqual([
    { name: 'a_b.txt', address: expect.stringMatching(/\/api\/documents\/a\/content\?download$/) },
  ]);
  await expect.element(opening).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cards.first()).toHaveFocus();
});

test('a download that fails says why and can be started again', async () => {
  const saves = watchSaves();
  const { server } = await show([aFile('a')]);
  server.routes[CONTENT] = [refuse('google_failed', { detail }), answer(206)];
  await cards.first().click();
  await expect.element(dialog.getByText(detail)).toBeVisible();
  expect(saves).toEqual([]);
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => saves.length > 0).toBeTruthy();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a file that I close before its download starts is not saved', async () => {
  const saves = watchSaves();
  const { server } = await show([aFile('a')]);
  const slow = delayed(answer(206));
  server.routes[CONTENT] = slow;
  await cards.first().click();
  await expect.element(opening).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  slow.release();
  await expect.element(opening).not.toBeInTheDocument();
  expect(saves).toEqual([]);
});

test('a download refused because the session has ended checks the session', async () => {
  const { server } = await show([aFile('a')]);
  server.routes[CONTENT] = refuse('not_signed_in');
  const before = server.calls('GET /api/session').length;
  await cards.first().click();
  await expect.poll(() => server.calls('GET /api/session').length > before).toBeTruthy();
});
