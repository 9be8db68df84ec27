import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rememberUser } from '../browser/current-user.ts';
import { member } from '../testing/fake-server.ts';
import { aSermon } from '../testing/fixtures/sermons.ts';
import { prepareScreen } from '../testing/live-screen.ts';
import { list, player, playSilence, showSermons } from '../testing/sermons-screen.ts';
import { turnRightToLeft } from '../testing/turn-right-to-left.ts';
import { audio } from './now-playing.ts';
import { readPosition } from './saved-position.ts';

beforeEach(prepareScreen);

const all = [
  aSermon('d', { title: 'Psalm 123' }),
  aSermon('c', { title: 'Luke 2', series: 'Advent' }),
  aSermon('b', { title: 'Psalm 122' }),
  aSermon('a', { title: 'Psalm 121' }),
];

async function playToItsEnd(title: string) {
  await list.getByRole('button', { name: `Play: ${title}` }).click();
  await expect.element(player.getByRole('slider')).toHaveAttribute('max', '100');
  audio.currentTime = 99.5;
}

test('when a recording ends, the next one of its series starts and is announced', async () => {
  rememberUser(member);
  playSilence(audio, 100);
  await showSermons(all);
  await playToItsEnd('Psalm 121');
  await expect
    .element(player.getByRole('status'))
    .toHaveTextContent('Next in the series: Psalm 122');
  await expect.element(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(location.search).toBe('?open=b');
  expect(readPosition('a')).toBe(0);
  await expect.poll(() => audio.currentTime).toBeGreaterThan(0);
  audio.currentTime = 99.5;
  await expect
    .element(player.getByRole('status'))
    .toHaveTextContent('Next in the series: Psalm 123');
});

test.each([
  ['the last one of a series', 'Psalm 123', all],
  [
    'one without a series',
    'Old',
    [aSermon('y', { series: '' }), aSermon('x', { title: 'Old', series: '' })],
  ],
])('%s just ends', async (_kind, title, sermons) => {
  playSilence(audio, 100);
  await showSermons(sermons);
  await playToItsEnd(title);
  await expect.poll(() => audio.ended).toBe(true);
  await expect.element(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.element(player.getByText(title, { exact: true })).toBeVisible();
});

test('where text is written from right to left, the position moves to the left', async () => {
  turnRightToLeft();
  playSilence(audio, 100);
  await showSermons(all);
  await playToItsEnd('Psalm 123');
  const slider = player.getByRole('slider');
  audio.pause();
  audio.currentTime = 50;
  await expect.element(slider).toHaveValue('50');
  slider.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveValue('51');
});
