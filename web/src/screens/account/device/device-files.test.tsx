import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CHUNK_BYTES } from '../../../offline/files/file-store.ts';
import { storeOpened } from '../../../offline/files/stored-files.ts';
import { answer, fileWithRanges, member, startFakeServer } from '../../../testing/fake-server.ts';
import { aWav } from '../../../testing/fixtures/a-wav.ts';
import { accountRoutes } from '../../../testing/fixtures/notifications.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import {
  aRecording,
  prepareDevice,
  someBytes,
  storedPaths,
  storeRecording,
} from '../../../testing/stored-files.ts';

beforeEach(prepareDevice);

const recordings = page.getByRole('list', { name: 'Saved recordings' });
const player = page.getByRole('region', { name: 'Player' });

async function show(routes = {}) {
  const session = { 'GET /api/session': answer(200, { user: member }) };
  const server = startFakeServer({ ...session, ...accountRoutes(), ...routes });
  await renderApp('/web/account');
  return server;
}

test('a phone without saved files says how to save one', async () => {
  await show();
  await expect.element(page.getByText(/^Nothing is stored yet\./)).toBeVisible();
});

test('a saved recording is listed with its size, and removed after I confirm', async () => {
  await storeRecording(aRecording('a'), someBytes(CHUNK_BYTES + 5));
  await show();
  await expect
    .element(recordings.getByRole('listitem'))
    .toHaveTextContent('Sermon aElijah1 MBPlayRemove');
  await recordings.getByRole('button', { name: 'Remove: Sermon a' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText(/^Nothing is stored yet\./)).toBeVisible();
  expect(await storedPaths()).toEqual([]);
});

test('a recording that was interrupted by a reload is listed as paused and can go on', async () => {
  const bytes = someBytes(2 * CHUNK_BYTES);
  await storeRecording(aRecording('a'), bytes, false);
  const server = await show({ 'GET /api/documents/a/content': fileWithRanges(bytes) });
  await expect.element(recordings.getByText('Paused: 1 MB of 2.1 MB')).toBeVisible();
  await recordings.getByRole('button', { name: 'Resume: Sermon a' }).click();
  await expect.element(recordings.getByRole('button', { name: 'Play: Sermon a' })).toBeVisible();
  expect(server.calls('GET /api/documents/a/content')).toHaveLength(1);
});

test('the documents that I opened are removed together', async () => {
  for (const id of ['a', 'b']) {
    await storeOpened({ ...aRecording(id), mimeType: 'application/pdf' }, new Blob(['12345']));
  }
  await show();
  await expect.element(page.getByText(/^2 opened documents/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove all' }).click();
  await expect.element(page.getByText(/^Nothing is stored yet\./)).toBeVisible();
});

test('what cannot be read says so and can be tried again', async () => {
  const open = vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('', 'SecurityError'));
  await show();
  const failed = page.getByRole('alert').filter({ hasText: 'could not be read' });
  await expect.element(failed).toBeVisible();
  open.mockRestore();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^Nothing is stored yet\./)).toBeVisible();
});

test('a saved recording is played and seeks without the server', async () => {
  await storeRecording({ ...aRecording('a'), mimeType: 'audio/wav' }, aWav(90));
  const server = await show();
  await recordings.getByRole('button', { name: 'Play: Sermon a' }).click();
  onTestFinished(() => player.getByRole('button', { name: 'Close player' }).click());
  await expect.element(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  const position = player.getByRole('slider', { name: 'Position' });
  await expect.element(position).toHaveAttribute('max', '90');
  await player.getByRole('button', { name: 'Forward 30 seconds' }).click();
  await expect
    .poll(() => Number(position.element().getAttribute('value')))
    .toBeGreaterThanOrEqual(30);
  expect(server.calls('GET /api/documents/a/content')).toEqual([]);
});

/** Saves a recording with these bytes and plays it. */
async function playSaved(bytes: Uint8Array<ArrayBuffer>) {
  await storeRecording({ ...aRecording('a'), mimeType: 'audio/wav' }, bytes);
  await show();
  await recordings.getByRole('button', { name: 'Play: Sermon a' }).click();
  onTestFinished(() => player.getByRole('button', { name: 'Close player' }).click());
}

test('a copy in a format that the browser cannot play stays, and the player says so', async () => {
  await playSaved(someBytes(100));
  await expect.element(player.getByText('This browser cannot play the recording.')).toBeVisible();
  await expect.element(recordings.getByRole('button', { name: 'Play: Sermon a' })).toBeVisible();
});
