import { api, screens } from '@assembly/contract/paths';
import type { Response } from '@playwright/test';
import {
  card,
  cards,
  OPENING,
  place,
  player,
  sermons,
  title,
  walk,
} from './support/documents-screen.ts';
import { expectNotice } from './support/on-screen.ts';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ mayFail: [api.documents] });

test.beforeEach(async ({ context, assembly }) => {
  await signIn(context, assembly, demo.member);
});

test.describe('the player', () => {
  test('streams, seeks, plays on across the screens, and remembers the place', async ({
    page,
    assembly,
  }) => {
    const answers: Response[] = [];
    page.on('response', (answer) => answer.url().includes('/content') && answers.push(answer));
    await walk(page, assembly.url, ...sermons);
    await card(page, '1. By the brook.wav').click();
    await expectNotice(page, 'info', OPENING);
    await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await player(page).getByLabel('Playback speed').selectOption('0.75×');
    await expect.poll(() => answers.map((answer) => answer.status())).toContain(206);

    await page.getByRole('link', { name: 'Events' }).click();
    await expect(title(page, 'Events')).toBeFocused();
    await expect.poll(() => place(page).inputValue().then(Number)).toBeGreaterThanOrEqual(2);
    await player(page).getByRole('button', { name: 'Pause' }).click();
    const heard = await place(page).inputValue();

    await page.goBack();
    await expect(title(page, 'Elijah')).toBeVisible();
    await expect(place(page)).toHaveValue(heard);
    await page.reload();
    await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(place(page)).toHaveValue(heard);
    await expect(player(page).getByLabel('Playback speed')).toHaveValue('0.75');

    await place(page).focus();
    await page.keyboard.press('Home');
    await expect(place(page)).toHaveAttribute('aria-valuetext', '0 seconds of 4 seconds');
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveAttribute('aria-valuetext', '1 second of 4 seconds');
    await player(page).getByRole('button', { name: 'Back 15 seconds' }).click();
    await expect(place(page)).toHaveValue('0');
    await player(page).getByRole('button', { name: 'Forward 30 seconds' }).click();
    await expect(place(page)).toHaveValue('4');
  });

  test('going back and forward takes nothing away from whoever listens', async ({
    page,
    assembly,
  }) => {
    const elijah = sermons.at(-1) ?? '';
    await walk(page, assembly.url, ...sermons);
    await card(page, '1. By the brook.wav').click();
    await expect(player(page)).toContainText('1. By the brook.wav');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
    await card(page, elijah).click();
    await expect(title(page, elijah)).toBeFocused();
    await card(page, '2. On the mountain.wav').click();
    await expect(player(page)).toContainText('2. On the mountain.wav');
    await expect.poll(() => place(page).inputValue().then(Number)).toBeGreaterThanOrEqual(1);
    await player(page).getByRole('button', { name: 'Pause' }).click();
    const heard = await place(page).inputValue();

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/open=/);
    await expect(title(page, elijah)).toBeVisible();
    await expect(card(page, 'In the player: 2. On the mountain.wav')).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expect(card(page, 'In the player: 2. On the mountain.wav')).toBeVisible();
    await expect(player(page)).toContainText('2. On the mountain.wav');
    await expect(place(page)).toHaveValue(heard);
  });

  test('turning the page asks nothing more about what it plays', async ({ page, assembly }) => {
    const asked: string[] = [];
    page.on('request', (call) => call.url().endsWith('/details') && asked.push(call.url()));
    await page.goto(`${assembly.url}${screens.documents}?search=wav`);
    await cards(page).getByRole('link', { name: /\.wav/ }).first().click();
    await expect(player(page)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page)).toBeFocused();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page).not.toHaveURL(/page=2/);
    expect(asked).toEqual([]);
  });

  test('closing it silences it, and a reload does not bring it back', async ({
    page,
    assembly,
  }) => {
    await walk(page, assembly.url, ...sermons);
    await card(page, '1. By the brook.wav').click();
    await player(page).getByRole('button', { name: 'Close player' }).click();
    await expect(player(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(card(page, '1. By the brook.wav')).toBeVisible();
    await expect(player(page)).toHaveCount(0);
  });

  test('logging out silences it and keeps nothing of it', async ({ page, assembly }) => {
    await walk(page, assembly.url, ...sermons);
    await card(page, '2. On the mountain.wav').click();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBe(2);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(player(page)).toHaveCount(0);
    await page.waitForURL(`**${screens.login}`);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('a recording that does not come says why, and can be tried again', async ({
    page,
    assembly,
  }) => {
    await walk(page, assembly.url, ...sermons);
    const detail = 'The file could not be fetched from Google. Please try again later.';
    await page.route('**/content', (route) =>
      route.fulfill({ status: 502, json: { status: 502, code: 'google_failed', detail } }),
    );
    await card(page, '3. A still small voice.wav').click();
    const alert = player(page).getByRole('alert');
    const again = player(page).getByRole('button', { name: 'Try again' });
    await expect(alert).toHaveText(detail);
    await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    const asked = page.waitForRequest('**/content');
    await again.press('Enter');
    await asked;
    await expect(alert).toHaveText(detail);
    await expect(again).toBeFocused();
    await page.unrouteAll();
    await again.press('Enter');
    await expect(place(page)).toBeVisible();
    await expect(player(page).getByRole('button', { name: /^(Pause|Play)$/ })).toBeFocused();
  });
});
