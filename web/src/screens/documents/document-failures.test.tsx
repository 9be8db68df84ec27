import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cards, dialog, list, show } from '../../testing/documents-screen.ts';
import { answer, delayed, refuse } from '../../testing/fake-server.ts';
import { aFile, aFolder, manyFiles } from '../../testing/fixtures/documents.ts';
import { prepareScreen } from '../../testing/live-screen.ts';

beforeEach(prepareScreen);

const CONTENT = 'GET /api/documents/a/content';
const detail = 'The file could not be fetched from Google. Please try again later.';
const tryAgain = page.getByRole('button', { name: 'Try again' });

test('an empty drive says so, without a warning', async () => {
  await show([]);
  await expect.element(page.getByText('No documents found.', { exact: true })).toBeVisible();
  expect(document.querySelector('[data-severity]')).toBeNull();
});

test('a folder that no longer exists says so and leads to the top', async () => {
  const missing = { 'GET /api/documents/gone': refuse('folder_not_found') };
  await show([aFile('a')], [], '/web/documents?folder=gone', missing);
  await expect
    .element(page.getByRole('alert').getByText(/This folder no longer exists/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Go to Documents' }).click();
  await expect.element(list).toBeVisible();
});

test('the folder under the pointer is loaded before it is clicked', async () => {
  const { server } = await show([aFolder('f', 'Notes')], [aFile('inside')]);
  await cards.first().hover();
  await expect.poll(() => server.calls('GET /api/documents/f').length > 0).toBeTruthy();
  server.routes['GET /api/documents/f'] = delayed(answer(500));
  await cards.first().click();
  await expect.element(cards.first().getByText('inside.txt')).toBeVisible();
});

const PICTURE = { title: 'Choir', mimeType: 'image/png' };

test('a file that Google refuses shows one sentence and one "Try again", and is requested once', async () => {
  const { server } = await show([aFile('a', PICTURE)]);
  const reason = delayed(refuse('google_failed', { detail }));
  server.routes[CONTENT] = [reason, refuse('google_failed', { detail: 'Not now either.' })];
  await cards.first().click();
  await expect.poll(() => server.calls(CONTENT).length > 0).toBeTruthy();
  await expect.element(dialog.getByText('Loading…')).toBeInTheDocument();
  reason.release();
  await expect.element(dialog.getByText(detail)).toBeVisible();
  await expect.element(dialog.getByText('Loading…')).not.toBeInTheDocument();
  expect(server.calls(CONTENT)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.element(dialog.getByText('Not now either.')).toBeVisible();
  await expect.element(tryAgain).toHaveLength(1);
});

test('a retry that fails again keeps the focus', async () => {
  const details = { 'GET /api/documents/b/details': refuse('forbidden') };
  const { server } = await show([], [aFile('a')], '/web/documents?folder=f&open=b', details);
  await expect.element(tryAgain).toBeVisible();
  (tryAgain.element() as HTMLElement).focus();
  for (const times of [2, 3]) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.calls('GET /api/documents/b/details')).toHaveLength(times);
    await expect.element(tryAgain).toHaveFocus();
  }
});

test('paging does not request the details of what the player plays', async () => {
  const recording = aFile('a', { title: 'Sermon', mimeType: 'audio/mpeg' });
  const { server } = await show([recording, ...manyFiles(20)]);
  server.routes[CONTENT] = refuse('google_failed', { detail });
  await cards.first().click();
  const player = page.getByRole('region', { name: 'Player' });
  await expect.element(player.getByRole('alert').getByText(detail)).toBeVisible();
  const again = player.getByRole('button', { name: 'Try again' });
  const before = server.calls(CONTENT).length;
  await again.click();
  await expect.poll(() => server.calls(CONTENT).length > before).toBeTruthy();
  await expect.element(player.getByRole('button', { name: /^(Play|Pause)$/ })).toHaveFocus();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('file20.txt')).toBeVisible();
  expect(server.calls('GET /api/documents/a/details')).toEqual([]);
  await player.getByRole('button', { name: 'Close player' }).click();
});
