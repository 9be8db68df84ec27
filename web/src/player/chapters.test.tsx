import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aSermon } from '../testing/fixtures/sermons.ts';
import { prepareScreen } from '../testing/live-screen.ts';
import { list, player, playSilence, showSermons } from '../testing/sermons-screen.ts';
import { audio } from './now-playing.ts';

beforeEach(prepareScreen);

const dialog = page.getByRole('dialog', { name: 'Chapters' });
const chapters = [
  { startSeconds: 0, title: 'Reading' },
  { startSeconds: 60, title: 'Sermon' },
  { startSeconds: 90, title: 'Prayer' },
];

test('a chapter is chosen by keyboard, plays from its start and is marked', async () => {
  playSilence(audio, 100);
  await showSermons([aSermon('a', { chapters })]);
  await list.getByRole('button', { name: /^Play/ }).click();
  await expect.element(player.getByRole('slider')).toHaveAttribute('max', '100');
  await player.getByRole('button', { name: 'Pause' }).click();
  const open = player.getByRole('button', { name: 'Chapters' });
  (open.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(dialog.getByRole('button', { name: /Reading/ }))
    .toHaveAttribute('aria-current', 'true');
  const sermon = dialog.getByRole('button', { name: '1 minute Sermon' });
  expect(sermon.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  (sermon.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await expect.element(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(audio.currentTime).toBeGreaterThanOrEqual(60);
  await open.click();
  await expect
    .element(dialog.getByRole('button', { name: /Sermon/ }))
    .toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Escape}');
});

test('a recording without chapters has no button for them', async () => {
  playSilence(audio, 100);
  await showSermons([aSermon('a')]);
  await list.getByRole('button', { name: /^Play/ }).click();
  await expect.element(player).toBeVisible();
  await expect.element(player.getByRole('button', { name: 'Chapters' })).not.toBeInTheDocument();
});
