import { api, screens } from '@assembly/contract/paths';
import { card, cards, dialog, ODD, player, walk } from './support/documents-screen.ts';
import { expectNoFaults } from './support/expect-accessible.ts';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ mayFail: [api.documents] });

test.beforeEach(async ({ context, assembly }) => {
  await signIn(context, assembly, demo.member);
});

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  test('in a folder, an empty one, what was found, nothing found', async ({ page, assembly }) => {
    await walk(page, assembly.url, 'Music', 'Hymn sheets');
    await expectNoFaults(page);
    await walk(page, assembly.url, 'Archive');
    await expectNoFaults(page);
    await page.goto(`${assembly.url}${screens.documents}?search=psalm`);
    await expect(cards(page)).toBeVisible();
    await expectNoFaults(page);
    await page.goto(`${assembly.url}${screens.documents}?search=xyzzy`);
    await expect(page.getByText('No documents found.')).toBeVisible();
    await expectNoFaults(page);
  });

  test('while loading and when it failed', async ({ page, assembly }) => {
    await page.route(`**${api.documents}`, () => {});
    await page.goto(assembly.url + screens.documents);
    await expect(page.getByText('Loading…')).toHaveCount(1);
    await expectNoFaults(page);
    await page.goto(`${assembly.url}${screens.documents}?folder=nowhere`);
    await expect(page.getByRole('button', { name: 'Go to Documents' })).toBeVisible();
    await expectNoFaults(page);
  });

  test('with the player, a preview, a download and a failed one', async ({ page, assembly }) => {
    await walk(page, assembly.url, 'Music', 'Choir');
    await card(page, 'Alto part.wav').click();
    await expect(player(page)).toBeVisible();
    await expectNoFaults(page);
    await card(page, 'Stave.png').click();
    await expect(page.getByRole('img', { name: 'Stave.png' })).toBeVisible();
    await expectNoFaults(page);
    await page.route('**/content?download', () => {});
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.unrouteAll();
    await page.route('**/content?download', (route) => route.abort());
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectNoFaults(page);
  });

  test('in what is asked before a file is saved, and when it, a preview or a recording fails', async ({
    page,
    assembly,
  }) => {
    await walk(page, assembly.url, ODD);
    const link = await card(page, 'Old website.html').getAttribute('href');
    await page.route('**/content?download', (route) => route.abort());
    await page.goto(assembly.url + link);
    const asks = dialog(page, 'Old website.html');
    await expect(asks).toBeVisible();
    await expectNoFaults(page);
    await asks.getByRole('button', { name: 'Download' }).click();
    await expect(asks.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectNoFaults(page);

    await walk(page, assembly.url, 'Music', 'Choir');
    await page.route('**/content', (route) => route.abort());
    await card(page, 'Stave.png').click();
    await expect(dialog(page, 'Stave.png').getByRole('alert').first()).toBeVisible();
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await card(page, 'Alto part.wav').click();
    await expect(player(page).getByRole('alert')).toContainText('could not be loaded');
    await expectNoFaults(page);
  });
});
