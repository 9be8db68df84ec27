import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readStoredFile } from '../../offline/files/stored-files.ts';
import { cards, dialog, show, watchSaves } from '../../testing/documents-screen.ts';
import { fileWithRanges, unreachable } from '../../testing/fake-server.ts';
import { aPdf } from '../../testing/fixtures/a-pdf.ts';
import { aFile } from '../../testing/fixtures/documents.ts';
import { prepareScreen } from '../../testing/live-screen.ts';
import { stayOffline } from '../../testing/stay-offline.ts';

beforeEach(prepareScreen);

const CONTENT = 'GET /api/documents/a/content';
const PDF = aFile('a', { title: 'Minutes.pdf', fileName: 'm.pdf', mimeType: 'application/pdf' });
const PICTURE = aFile('a', { title: 'Choir', mimeType: 'image/gif' });
const GIF = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (character) => character.charCodeAt(0),
);
const shownText = dialog.getByRole('region', { name: 'Pages of Minutes' }).getByText('Amazing');

/** Closes the document when it is stored, and stops the server. */
async function goOffline() {
  await expect.poll(() => readStoredFile('a'), { timeout: 30_000 }).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  loseConnection();
}

function loseConnection() {
  vi.stubGlobal('fetch', unreachable);
  stayOffline();
}

test('a PDF that was read opens again without the server, and can be downloaded', async () => {
  // Larger than its first request, so that the rest is loaded in the background.
  const bytes = new Uint8Array([...aPdf('Amazing'), ...new Uint8Array(100_000).fill(32)]);
  await show([PDF], [], '/web/documents', { [CONTENT]: fileWithRanges(bytes) });
  await cards.first().click();
  await expect.element(shownText).toBeInTheDocument();
  await goOffline();
  await cards.first().click();
  await expect.element(shownText).toBeInTheDocument();
  await expect
    .element(dialog.getByRole('link', { name: 'Open in a new tab' }))
    .not.toBeInTheDocument();
  const saves = watchSaves();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => saves).toMatchObject([{ name: 'm.pdf' }]);
});

test('a picture that was seen is shown again without the server', async () => {
  await show([PICTURE], [], '/web/documents', {
    [CONTENT]: () => new Response(GIF, { headers: { 'content-type': 'image/gif' } }),
  });
  await cards.first().click();
  const picture = dialog.getByRole('img', { name: 'Choir' });
  await expect.element(picture).toBeVisible();
  await goOffline();
  await cards.first().click();
  await expect.element(picture).toBeVisible();
});

test.each([
  ['PDF', PDF],
  ['picture', PICTURE],
])(
  'a %s that is not on this phone says so without a connection',
  { tags: 'long' },
  async (_kind, file) => {
    await show([file]);
    await expect.element(cards.first()).toBeVisible();
    loseConnection();
    await cards.first().click();
    await expect
      .element(dialog.getByText(/^Our Assembly cannot be reached\. This file is not/))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect
      .element(dialog.getByText(/^Our Assembly cannot be reached\. Please/))
      .toBeVisible();
  },
);

test('a recording that is not saved says so without a connection', { tags: 'long' }, async () => {
  await show([aFile('a', { title: 'Sermon.mp3', mimeType: 'audio/mpeg' })]);
  await expect.element(cards.first()).toBeVisible();
  loseConnection();
  await cards.first().click();
  const player = page.getByRole('region', { name: 'Player' });
  onTestFinished(() => player.getByRole('button', { name: 'Close player' }).click());
  await expect
    .element(player.getByText(/^Our Assembly cannot be reached\. This recording is not saved/))
    .toBeVisible();
});
