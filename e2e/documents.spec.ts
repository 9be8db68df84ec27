import { api, screens } from '@assembly/contract/paths';
import type { Locator, Page, Response } from '@playwright/test';
import { doubleText, expectNoFaults, expectNoSidewaysScroll } from './expect-accessible.ts';
import { hostileStrings } from './hostile-strings.ts';
import { expectNotice, notification } from './on-screen.ts';
import { demo, signIn } from './people.ts';
import { expect, test } from './test.ts';

test.use({ mayFail: [api.documents] });

const OPENING = 'Please wait for some time, while we are opening file.';

test.beforeEach(async ({ context, assembly }) => {
  await signIn(context, assembly, demo.member);
});

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const cards = (page: Page) => page.getByRole('region', { name: 'List of documents' });
const card = (page: Page, name: string | RegExp) => cards(page).getByRole('link', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const place = (page: Page) => player(page).getByRole('slider');
const namesOf = (links: Locator) => links.locator('bdi:first-child').allTextContents();

/** From the top down, folder by folder, as a reader would. */
async function walk(page: Page, url: string, ...folders: string[]) {
  await page.goto(url + screens.documents);
  for (const folder of folders) {
    await card(page, folder).click();
    await expect(title(page, folder)).toBeFocused();
  }
}

const ODD = '🙏 Names & signs שלום';
/** The demo counts its years from today's. */
const thisYear = new Date().getFullYear();
const sermons = ['Sermons', `${thisYear - 2}`, 'Elijah'] as const;

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
    await expect(cards(page).getByRole('link').last()).toContainText('Google\u00a0document');
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
    await expect(page.getByRole('alert').filter({ hasText: 'no longer there' })).toBeVisible();
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
    await expect(page.getByRole('status').filter({ hasText: '1 document found' })).toBeVisible();
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

test.describe('opening a file', () => {
  test('one that can only be saved says so, and is saved under its name', async ({
    page,
    assembly,
  }) => {
    await walk(page, assembly.url, ODD);
    const saved = page.waitForEvent('download');
    await card(page, 'Old website.html').click();
    await expectNotice(page, 'info', OPENING);
    expect((await saved).suggestedFilename()).toBe('Old website.html');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, 'Old website.html')).toBeFocused();
    await expect(page).toHaveURL(/\?folder=[^&]+$/);
  });

  test('it can be cancelled, which drops the download', async ({ page, assembly }) => {
    await page.route('**/content?download', () => {});
    await walk(page, assembly.url, ODD);
    const dropped = page.waitForEvent('requestfailed');
    await card(page, 'Old website.html').click();
    await expect(page.getByRole('progressbar', { name: 'Download' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect((await dropped).url()).toContain('/content?download');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, 'Old website.html')).toBeFocused();
  });

  test('a failure says what happened and offers to try again', async ({ page, assembly }) => {
    const detail = 'The file could not be fetched from Google. Please try again later.';
    await page.route('**/content?download', (route) =>
      route.fulfill({ status: 502, json: { status: 502, code: 'google_failed', detail } }),
    );
    await walk(page, assembly.url, ODD);
    await card(page, 'Old website.html').click();
    const failed = dialog(page, 'Old website.html');
    await expect(failed.getByRole('alert').filter({ hasText: detail })).toBeVisible();
    await page.unrouteAll();
    const saved = page.waitForEvent('download');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await saved;
    await expect(failed).toHaveCount(0);
  });

  test('a link to a file asks before it saves', async ({ page, assembly }) => {
    await walk(page, assembly.url, ODD);
    const link = await card(page, 'Old website.html').getAttribute('href');
    const [, file = ''] = (link ?? '').split('&');
    // At the top the file is not among those shown.
    await page.goto(`${assembly.url}${screens.documents}?${file}`);
    const asks = dialog(page, 'Old website.html');
    const saved = page.waitForEvent('download');
    await asks.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('Old website.html');
    await expect(asks).toHaveCount(0);
    await expect(page).toHaveURL(/\/web\/documents$/);
  });

  test('a link to a file that is gone says so', async ({ page, assembly }) => {
    await page.goto(`${assembly.url}${screens.documents}?open=nowhere`);
    await expect(page.getByRole('alert').filter({ hasText: 'no longer there' })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('HTML and SVG are never run, only saved', async ({ page, context, assembly }) => {
    await walk(page, assembly.url, ODD);
    for (const name of ['Old website.html', 'Logo.svg']) {
      const saved = page.waitForEvent('download');
      const link = await card(page, name).getAttribute('href');
      await card(page, name).click();
      expect((await saved).suggestedFilename()).toBe(name);
      const id = new URLSearchParams(link?.split('?')[1]).get('open') ?? '';
      const { headers } = await context.request
        .get(assembly.url + api.content(id))
        .then((answer) => ({ headers: answer.headers() }));
      expect(headers['content-type']).toBe('application/octet-stream');
      expect(headers['content-disposition']).toMatch(/^attachment/);
      expect(headers['content-security-policy']).toContain('sandbox');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(page).toHaveTitle(/Names & signs/);
  });

  test('a PDF opens in a preview, and is saved under a name that every system takes', async ({
    page,
    assembly,
  }) => {
    await walk(page, assembly.url, 'Minutes and reports', `AGM ${thisYear}`);
    const name = 'AGM 3/4: Rösti & Co #1 [final].pdf';
    const saved = page.waitForEvent('download');
    if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
      await card(page, name).click();
      await expectNotice(page, 'info', OPENING);
      await expect(dialog(page, name).getByLabel(name)).toHaveAttribute('type', 'application/pdf');
      await expect(dialog(page, name).getByText('Loading…')).toHaveCount(0);
      await dialog(page, name).getByRole('button', { name: 'Download' }).click();
    } else {
      await card(page, name).click();
    }
    expect((await saved).suggestedFilename()).toMatch(/^AGM 3_4[:_] Rösti & Co #1 \[final\]\.pdf$/);
  });

  test('a Google document arrives as a PDF', async ({ page, assembly }) => {
    await walk(page, assembly.url, 'Rotas');
    const name = 'Rota, first half';
    const saved = page.waitForEvent('download');
    const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
    await card(page, name).click();
    if (hasViewer) await dialog(page, name).getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('Rota, first half.pdf');
  });

  test('a document too large for Google to turn into a PDF says so', async ({ page, assembly }) => {
    await walk(page, assembly.url, 'Minutes and reports');
    await card(page, /Chronicle/).click();
    await expect(
      dialog(page, /Chronicle/)
        .getByRole('alert')
        .filter({ hasText: 'too large for Google' }),
    ).toBeVisible();
    await expect(
      dialog(page, /Chronicle/).getByRole('button', { name: 'Try again' }),
    ).toBeVisible();
  });

  test('a picture opens in a preview that Back, Escape and a link close and open', async ({
    page,
    assembly,
  }) => {
    const name = 'Sunset over the lake.jpg';
    await page.goto(`${assembly.url}${screens.documents}?search=photos`);
    await card(page, 'Photos').click();
    await expect(title(page, 'Photos')).toBeFocused();
    await card(page, name).click();
    const picture = dialog(page, name).getByRole('img', { name });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const address = page.url();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, name)).toBeFocused();

    await page.goto(address);
    await expect(picture).toBeVisible();
    await page.reload();
    await expect(picture).toBeVisible();
    await dialog(page, name).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(title(page, 'Photos')).toBeVisible();
    await card(page, name).click();
    await expect(picture).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(picture).toBeVisible();
  });
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
    await player(page).getByLabel('Speed').selectOption('0.75×');
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
    await expect(player(page).getByLabel('Speed')).toHaveValue('0.75');

    await place(page).focus();
    await page.keyboard.press('Home');
    await expect(place(page)).toHaveAttribute('aria-valuetext', '0 seconds of 4 seconds');
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveAttribute('aria-valuetext', '1 second of 4 seconds');
    await player(page).getByRole('button', { name: 'Back 15 seconds' }).click();
    await expect(place(page)).toHaveValue('0');
    await player(page).getByRole('button', { name: 'Ahead 30 seconds' }).click();
    await expect(place(page)).toHaveValue('4');
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
    await expect(player(page).getByRole('alert')).toHaveText(detail);
    await page.unrouteAll();
    await player(page).getByRole('button', { name: 'Try again' }).click();
    await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(place(page)).toBeVisible();
  });
});

test('everything can be done by keyboard alone', async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.documents);
  await card(page, 'Music').focus();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Music')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page, 'Choir')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Choir')).toBeFocused();
  await card(page, 'Stave.png').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Stave.png')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Stave.png')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Music')).toBeFocused();
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

for (const [what, width, prepare] of [
  ['on a screen 320 px wide', 320, async () => {}],
  ['with letters twice as large', 1280, doubleText],
  ['with letters twice as large on a phone', 360, doubleText],
] as const) {
  test(`nothing has to be scrolled sideways ${what}`, async ({ page, assembly }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(assembly.url + screens.documents);
    await prepare(page);
    await card(page, /Names & signs/).click();
    await expect(card(page, 'Logo.svg')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await walk(page, assembly.url, ...sermons);
    await prepare(page);
    await card(page, '1. By the brook.wav').click();
    await expect(player(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const control of await player(page).getByRole('button').all()) {
      await expect(control).toBeInViewport({ ratio: 0.9 });
    }
  });
}

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
});
