import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { cards, show } from '../testing/documents-screen.ts';
import { refuse } from '../testing/fake-server.ts';
import { aFile } from '../testing/fixtures/documents.ts';
import { prepareScreen } from '../testing/live-screen.ts';
import { noteHeard, readHeard, readPosition, savePosition } from './saved-position.ts';

const player = page.getByRole('region', { name: 'Player' });

beforeEach(prepareScreen);

/** The browser's own request for the audio fails, because the fake server only handles fetch. */
async function failToPlay(title: string) {
  const { server } = await show([aFile('a', { title, mimeType: 'audio/mpeg' })]);
  server.routes['GET /api/documents/a/content'] = refuse('file_not_found', { detail: 'Gone.' });
  await cards.first().click();
  await expect.element(player.getByRole('alert').getByText('Gone.')).toBeVisible();
  onTestFinished(() => player.getByRole('button', { name: 'Close player' }).click());
  return server;
}

test('a playing recording is loaded again when the network is back', async () => {
  const server = await failToPlay('Sermon');
  const before = server.calls('GET /api/documents/a/content').length;
  dispatchEvent(new Event('online'));
  await expect
    .poll(() => server.calls('GET /api/documents/a/content').length > before)
    .toBeTruthy();
});

test('a deleted recording is not offered under Continue listening', async () => {
  noteHeard({ id: 'a', title: 'Sermon', folder: '', speaker: '' });
  savePosition('a', 60);
  await failToPlay('Sermon');
  expect(readHeard()).toEqual([]);
  expect(readPosition('a')).toBe(0);
});

test('the full title is shown on a small screen with large text', async () => {
  await page.viewport(320, 700);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  await failToPlay('One minute of silence');
  const title = player.getByText('One minute of silence').element().parentElement as HTMLElement;
  expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth + 1);
});
