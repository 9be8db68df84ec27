import { api, screens } from '@assembly/contract/paths';
import { card, dialog, ODD, OPENING, thisYear, title, walk } from './support/documents-screen.ts';
import { expectNotice } from './support/on-screen.ts';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ mayFail: [api.documents] });

test.beforeEach(async ({ context, assembly }) => {
  await signIn(context, assembly, demo.member);
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

  test('a double click on Download downloads, and cancels nothing', async ({ page, assembly }) => {
    await page.route('**/content?download', () => {});
    await walk(page, assembly.url, ODD);
    const link = await card(page, 'Old website.html').getAttribute('href');
    await page.goto(assembly.url + link);
    const asks = dialog(page, 'Old website.html');
    const isAsked = page.waitForRequest('**/content?download');
    await asks.getByRole('button', { name: 'Download' }).dblclick();
    await isAsked;
    await expect(asks.getByRole('progressbar')).toBeVisible();
    await expect(asks.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  test('whoever tries again in vain keeps the focus', async ({ page, assembly }) => {
    const name = 'Stave.png';
    await walk(page, assembly.url, 'Music', 'Choir');
    const again = page.getByRole('button', { name: 'Try again' });
    async function tryInVain(pattern: string) {
      const asked = page.waitForRequest(pattern);
      await again.press('Enter');
      await asked;
      await expect(again).toBeFocused();
    }
    await page.route('**/content', (route) => route.abort());
    await card(page, name).click();
    await tryInVain('**/content');
    await tryInVain('**/content');
    await page.unrouteAll();
    await again.press('Enter');
    await expect(dialog(page, name).getByRole('img', { name })).toBeVisible();
    await expect(dialog(page, name).locator(':focus')).toHaveCount(1);

    const address = new URL(page.url());
    address.searchParams.delete('folder');
    await page.route('**/details', (route) =>
      route.fulfill({ status: 403, json: { status: 403, code: 'forbidden', detail: 'No.' } }),
    );
    await page.goto(address.href);
    await tryInVain('**/details');
    await tryInVain('**/details');
    await page.unrouteAll();
    await again.press('Enter');
    await expect(dialog(page, name).getByRole('img', { name })).toBeVisible();
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
    await expect(page.getByRole('alert').filter({ hasText: 'no longer exists' })).toBeVisible();
    await page.getByText('Close', { exact: true }).click();
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
