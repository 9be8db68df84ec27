import { api, screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import {
  card,
  cards,
  dialog,
  namesOf,
  player,
  sermons,
  title,
  walk,
} from './support/documents-screen.ts';
import { expectFits, expectNoSidewaysScroll, TIGHT } from './support/expect-accessible.ts';
import { hostileStrings } from './support/hostile-strings.ts';
import { expectNotice, notification } from './support/on-screen.ts';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ mayFail: [api.documents] });

test.beforeEach(async ({ context, assembly }) => {
  await signIn(context, assembly, demo.member);
});

test.describe('folders', () => {
  test('the top is titled Documents and shows twelve a page', async ({ page, assembly }) => {
    await page.goto(assembly.url + screens.documents);
    await expect(title(page, 'Documents')).toBeVisible();
    await expect(cards(page).getByRole('link')).toHaveCount(12);
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(cards(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Page 2 of 2' })).toHaveCount(1);
    await expect(cards(page).getByRole('link')).toHaveCount(4);
  });

  test('folders stand before files', async ({ page, assembly }) => {
    await walk(page, assembly.url, 'Minutes and reports');
    await expect(cards(page).getByRole('link').filter({ hasText: 'Folder' })).toHaveCount(2);
    await expect(cards(page).getByRole('link').last()).toContainText('Google document');
  });

  test('a folder of 132 hymns has eleven pages in the order a person sorts them', async ({
    page,
    assembly,
  }) => {
    await walk(page, assembly.url, 'Music', 'Hymn sheets');
    await expect(page.getByText('132 items')).toBeVisible();
    expect(
      (await namesOf(cards(page).getByRole('link'))).map((name) => Number.parseInt(name, 10)),
    ).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    await page.getByRole('button', { name: 'Page 11' }).click();
    await expect(card(page, '132 Cedar lament.pdf')).toBeVisible();
    await expect(cards(page).getByRole('link')).toHaveCount(12);
  });

  test('Back steps out one level at a time, up to the top', async ({ page, assembly }) => {
    await walk(page, assembly.url, ...sermons, 'Study notes');
    for (const above of [...sermons.toReversed(), 'Documents']) {
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(title(page, above)).toBeFocused();
    }
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  });

  test('the breadcrumb leads to every folder above', async ({ page, assembly }) => {
    await walk(page, assembly.url, ...sermons);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Documents', ...sermons]);
    await expect(trail.locator('[aria-current=page]')).toHaveText('Elijah');
    await trail.getByRole('link', { name: 'Sermons' }).click();
    await expect(title(page, 'Sermons')).toBeFocused();
    await trail.getByRole('link', { name: 'Documents' }).click();
    await expect(title(page, 'Documents')).toBeFocused();
  });

  test('reload, back, forward and a shared link lead to the same place', async ({
    page,
    context,
    assembly,
  }) => {
    await walk(page, assembly.url, 'Music', 'Hymn sheets');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(card(page, '13 Evening song.pdf')).toBeVisible();
    await page.reload();
    await expect(title(page, 'Hymn sheets')).toBeVisible();
    await expect(card(page, '13 Evening song.pdf')).toBeVisible();

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other).toHaveTitle(/^Hymn sheets – /);
    await expect(card(other, '13 Evening song.pdf')).toBeVisible();

    await page.goBack();
    await expect(card(page, '1 Morning song.pdf')).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Music')).toBeVisible();
    await page.goForward();
    await expect(title(page, 'Hymn sheets')).toBeVisible();
  });

  test('an empty folder says so, and warns', async ({ page, assembly }) => {
    await walk(page, assembly.url, 'Archive');
    await expect(page.getByText('No documents found in subfolder.', { exact: true })).toBeVisible();
    await expectNotice(page, 'warning', 'No files exists in the folder.');
  });

  test('an empty drive says so', async ({ page, assembly }) => {
    const empty = { folder: null, path: [], items: [], page: 1, pageCount: 1, total: 0 };
    await page.route(`**${api.documents}`, (route) => route.fulfill({ json: empty }));
    await page.goto(assembly.url + screens.documents);
    await expect(page.getByText('No documents found.', { exact: true })).toBeVisible();
    await expect(notification(page, 'warning')).toHaveCount(0);
  });

  test('a folder that is gone says so and leads to the top', async ({ page, assembly }) => {
    await page.goto(`${assembly.url}${screens.documents}?folder=nowhere`);
    await expect(page.getByRole('alert').filter({ hasText: 'no longer exists' })).toBeVisible();
    await page.getByRole('button', { name: 'Go to Documents' }).click();
    await expect(cards(page)).toBeVisible();
  });

  test('what could not be loaded can be asked for again', async ({ page, assembly }) => {
    const broken = (pattern: string) => page.route(pattern, (route) => route.abort());
    await broken(`**${api.documents}`);
    await page.goto(assembly.url + screens.documents);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await page.unrouteAll();
    await again.click();
    await expect(cards(page)).toBeFocused();
  });

  test('a shortcut that leads round and round ends where it leads', async ({ page, assembly }) => {
    await page.goto(`${assembly.url}${screens.documents}?page=2`);
    await card(page, 'Shortcuts').click();
    await card(page, 'Round and round').click();
    await card(page, 'Back to the start').click();
    await expect(title(page, 'Shortcuts')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
    ).toHaveText(['Documents', 'Shortcuts']);
  });

  test('the folder under the pointer is there before it is pressed', async ({ page, assembly }) => {
    await page.goto(assembly.url + screens.documents);
    const fetched = page.waitForResponse((answer) => /\/api\/documents\/[^/]+$/.test(answer.url()));
    await card(page, 'Music').hover();
    await fetched;
    await page.route(`**${api.documents}/*`, () => {});
    await card(page, 'Music').click();
    await expect(card(page, 'Choir')).toBeVisible();
  });
});

test.describe('search', () => {
  test('it finds over all folders, tells where each lies, and says how many', async ({
    page,
    assembly,
  }) => {
    await walk(page, assembly.url, 'Rotas');
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('rosti agm');
    await expect(page.getByRole('status').filter({ hasText: '1 item found' })).toBeVisible();
    await expect(card(page, /AGM 3\/4: Rösti/)).toContainText('in AGM');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.reload();
    await expect(card(page, /AGM 3\/4: Rösti/)).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(title(page, 'Rotas')).toBeFocused();
  });

  test('finding nothing says so', async ({ page, assembly }) => {
    await page.goto(`${assembly.url}${screens.documents}?search=xyzzy`);
    await expect(page.getByText('No documents found.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(cards(page).getByRole('link')).toHaveCount(12);
  });
});

test('a whole visit can be made by keyboard alone', async ({ page, assembly }) => {
  const press = (key: string) => page.keyboard.press(key);
  await page.goto(assembly.url + screens.documents);
  await card(page, 'Music').focus();
  await press('Enter');
  await expect(title(page, 'Music')).toBeFocused();
  // Nobody steps on before there is something to step to.
  await expect(card(page, 'Choir')).toBeVisible();
  await press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await press('Tab');
  await expect(card(page, 'Choir')).toBeFocused();
  await press('Enter');
  await expect(title(page, 'Choir')).toBeFocused();
  await card(page, 'Stave.png').focus();
  await press('Enter');
  await expect(dialog(page, 'Stave.png')).toBeVisible();
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();
  const saved = page.waitForEvent('download');
  await press('Enter');
  await saved;
  await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();
  await press('Escape');
  await expect(card(page, 'Stave.png')).toBeFocused();
  await card(page, 'Alto part.wav').focus();
  await press('Enter');
  await expect(player(page)).toBeVisible();
  await expect(card(page, 'Alto part.wav')).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  await press('Enter');
  await expect(title(page, 'Music')).toBeFocused();

  await card(page, 'Hymn sheets').focus();
  await press('Enter');
  await expect(card(page, '1 Morning song.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).focus();
  await press('Enter');
  await expect(cards(page)).toBeFocused();
  await expect(card(page, '13 Evening song.pdf')).toBeVisible();
  await press('Tab');
  await expect(cards(page).getByRole('link').first()).toBeFocused();
});

/** The top, with these names in the place of its files'. */
async function showNames(page: Page, names: readonly string[]) {
  const items = names.map((name, at) => ({
    id: `n${at}`,
    title: name,
    fileName: name,
    isFolder: at % 4 === 0,
    mimeType: 'application/pdf',
    fileSize: 1000 * at,
    createdDate: '2026-06-17T00:02:36.435Z',
    folderTitle: names[names.length - 1 - at],
  }));
  const path = [
    { id: 'n0', title: names[0] },
    { id: 'n1', title: names.at(-1) },
  ];
  const reply = { folder: path[1], path, items, page: 1, pageCount: 1, total: items.length };
  await page.route(`**${api.documents}/n1`, (route) => route.fulfill({ json: reply }));
}

test('sixty hostile names run nothing, break nothing and hide nothing', async ({
  page,
  assembly,
}) => {
  expect(hostileStrings).toHaveLength(60);
  await showNames(page, hostileStrings);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${assembly.url}${screens.documents}?folder=n1`);
    await expect(cards(page).getByRole('link')).toHaveCount(60);
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(() => 'itRan' in globalThis)).toBe(false);
    await page.goto(`${assembly.url}${screens.documents}?folder=n1&open=n1`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(() => 'itRan' in globalThis)).toBe(false);
  }
});

for (const { what, viewport, prepare } of TIGHT) {
  test(`nothing has to be scrolled sideways ${what}`, async ({ page, assembly }) => {
    await page.setViewportSize(viewport);
    await page.goto(assembly.url + screens.documents);
    await prepare(page);
    await card(page, /Names & signs/).click();
    await expect(card(page, 'Logo.svg')).toBeVisible();
    await expectFits(page);
    await walk(page, assembly.url, ...sermons);
    await prepare(page);
    await card(page, '1. By the brook.wav').click();
    await expect(player(page)).toBeVisible();
    await expectFits(page);
    for (const control of await player(page).getByRole('button').all()) {
      await expect(control).toBeInViewport({ ratio: 0.9 });
    }
  });
}
