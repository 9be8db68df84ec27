import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberUser } from '../../browser/current-user.ts';
import { storeReply } from '../../offline/stored-data.ts';
import { audio } from '../../player/now-playing.ts';
import { noteHeard, savePosition } from '../../player/saved-position.ts';
import { answer, delayed, member, refuse, unreachable } from '../../testing/fake-server.ts';
import { aWav } from '../../testing/fixtures/a-wav.ts';
import { aSermon, pageOfSermons } from '../../testing/fixtures/sermons.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';
import { list, player, playSilence, rows, showSermons } from '../../testing/sermons-screen.ts';
import { stayOffline } from '../../testing/stay-offline.ts';
import { noData } from '../../testing/stored.ts';
import { aRecording, prepareDevice, storeRecording } from '../../testing/stored-files.ts';

beforeEach(prepareScreen);

const play = (name: string) => list.getByRole('button', { name, exact: true });

const several = [
  aSermon('c', { title: 'Psalm 122', date: '2026-10-11' }),
  aSermon('b', { title: 'Psalm 121', date: '2026-10-04', speaker: 'Tom Weber' }),
  aSermon('a', { title: 'Fear not', date: '2025-12-21', series: 'Advent' }),
];

test('sermons are grouped by month, with what is known of each', async () => {
  const unknown = { speaker: '', series: '', durationSeconds: null };
  await showSermons([...several, aSermon('x', { title: 'Old tape', date: '', ...unknown })]);
  await expect
    .element(rows.first().getByText(/^Ruth Keller\s· Psalms\s*11\sOct\s· 32\smin$/))
    .toBeVisible();
  const months = list.getByRole('heading', { level: 2 }).elements();
  expect(months.map((month) => month.textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'October 2026',
    'December 2025',
    'Without a date',
  ]);
  expect(list.getByRole('heading', { level: 3 }).elements()).toHaveLength(4);
  expect(rows.nth(3).element().querySelector('p')?.textContent?.trim()).toBe('');
});

test('a filter is part of the address, and Back removes it', async () => {
  await showSermons(several);
  await page.getByLabelText('Speaker').selectOptions('Tom Weber');
  await expect.element(page.getByText('1 sermon found')).toBeVisible();
  await expect.element(play('Play: Psalm 121')).toBeVisible();
  expect(location.search).toBe('?speaker=Tom+Weber');
  history.back();
  await expect.element(page.getByText('3 sermons')).toBeVisible();
});

test('a filter with only one value is not shown', async () => {
  await showSermons([several[0] ?? aSermon('c'), several[1] ?? aSermon('b')]);
  await expect.element(page.getByLabelText('Speaker')).toBeVisible();
  await expect.element(page.getByLabelText('Series')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Year')).not.toBeInTheDocument();
});

test('a filter without sermons can be cleared', async () => {
  await showSermons(several, { path: '/web/sermons?year=2025&speaker=Tom+Weber' });
  await expect.element(page.getByText('No sermons found')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Clear search' }).click();
  await expect.element(page.getByText('3 sermons')).toBeVisible();
  expect(location.search).toBe('');
});

test('a search that finds nothing can be cleared below it', async () => {
  await showSermons(several, { path: '/web/sermons?search=nothing' });
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect.element(page.getByText('3 sermons')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test('while they load a skeleton is shown, and a failure can be retried', async () => {
  const held = delayed(refuse('not_found'));
  const found = answer(200, pageOfSermons(several, new URL(location.href)));
  await showSermons([], { routes: { 'GET /api/sermons': [held, found] } });
  await expect.element(page.getByRole('main').getByText('Loading…')).toBeInTheDocument();
  held.release();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rows.first()).toBeVisible();
});

test('after a sync the sermons are updated', async () => {
  const all = [...several];
  await showSermons(all);
  await expect.element(rows.first().getByText('Psalm 122')).toBeVisible();
  all.unshift(aSermon('d', { title: 'Psalm 123', date: '2026-10-18' }));
  await announceChange('documents');
  await expect.element(rows.first().getByText('Psalm 123')).toBeVisible();
});

test('the newest one plays after one tap, and the same button pauses it', async () => {
  playSilence(audio, 100);
  await showSermons(several);
  await play('Play: Psalm 122').click();
  await expect.element(play('Pause: Psalm 122')).toBeVisible();
  await expect.element(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.element(player.getByText('Ruth Keller · Psalms')).toBeVisible();
  await expect.poll(() => navigator.mediaSession.metadata?.artist).toBe('Ruth Keller');
  expect(location.search).toBe('?open=c');
  await play('Pause: Psalm 122').click();
  await expect.element(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.element(play('Play: Psalm 122')).toHaveFocus();
});

test('a link loads a sermon without playing it, also one of another page that was played before', async () => {
  rememberUser(member);
  noteHeard({ id: 'old', title: 'Old tape', folder: '' });
  playSilence(audio, 100);
  await showSermons(several, { path: '/web/sermons?open=old' });
  await expect.element(player.getByText('Old tape', { exact: true })).toBeVisible();
  await expect.element(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await player.getByRole('button', { name: 'Close player' }).click();
  expect(location.search).toBe('');
});

test('what was heard in part continues at the top, the last heard first', async () => {
  rememberUser(member);
  savePosition('a', 1200);
  savePosition('b', 60);
  savePosition('c', 1919);
  savePosition('old', 60);
  for (const id of ['b', 'old', 'c', 'a']) noteHeard({ id, title: `Title of ${id}`, folder: '' });
  await showSermons(several);
  const started = page.getByRole('region', { name: 'Continue listening' });
  const items = started.getByRole('listitem');
  await expect.element(items.first().getByText(/12\smin\sleft$/)).toBeVisible();
  await expect.element(items.nth(1).getByText('Title of old')).toBeVisible();
  expect(items.elements()).toHaveLength(2);
  await page.getByLabelText('Year').selectOptions('2025');
  await expect.element(started).not.toBeInTheDocument();
});

test('a new sermon is marked', async () => {
  const changed = { id: 'b', changedAt: 5, folderIds: [] };
  await showSermons(several, {
    routes: {
      'GET /api/account/seen': answer(200, {
        announcements: 0,
        documents: 0,
        newAnnouncements: [],
        newDocuments: [changed],
        counts: { announcements: 0, documents: 1, sermons: 1 },
      }),
    },
  });
  await expect.element(rows.nth(1).getByText('New', { exact: true })).toBeVisible();
  await expect.element(rows.first().getByText('New', { exact: true })).not.toBeInTheDocument();
});

test('without a connection the stored list is shown, and a saved sermon plays', async () => {
  prepareDevice();
  await storeReply(
    member.id,
    { ...noData, sermons: { items: several } },
    { asOf: Date.now(), etag: '"stored"' },
  );
  await storeRecording(aRecording('c'), aWav(100));
  await showSermons([], {
    routes: { 'GET /api/sermons': unreachable, 'GET /api/session': unreachable },
  });
  stayOffline();
  await expect.element(rows.first().getByText('On this phone')).toBeVisible();
  await expect.element(rows.nth(1).getByText('On this phone')).not.toBeInTheDocument();
  await play('Play: Psalm 122').click();
  await expect.element(player.getByRole('slider')).toHaveAttribute('max', '100');
});

test('a sermon is played by keyboard', async () => {
  playSilence(audio, 100);
  await showSermons(several);
  await expect.element(rows.first()).toBeVisible();
  (play('Play: Psalm 121').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(play('Pause: Psalm 121')).toHaveFocus();
});
