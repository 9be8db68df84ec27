import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { doubleText, WIDE } from './support/expect-accessible.ts';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ context, assembly }) => {
  await signIn(context, assembly, demo.admin);
});

async function open(page: Page, address: string) {
  await page.goto(address);
  await doubleText(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Words of a usual length that begin on one line and end on another, in what is found by the selector. */
const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const range = document.createRange();
    return elements.flatMap((element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text);
      return texts.flatMap((text) =>
        [...text.data.matchAll(/\p{L}+/gu)]
          .filter(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return word.length <= 13 && range.getClientRects().length > 1;
          })
          .map(([word]) => word),
      );
    });
  });

for (const width of [320, 360]) {
  test(`on a phone ${width} px wide, with letters twice as large, no word of the app is broken`, async ({
    page,
    assembly,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, assembly.url + screens.announcements);
    expect(await brokenWords(page, 'header p, h1')).toEqual([]);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Announcements' })).toBeVisible();
    expect(await brokenWords(page, 'dialog p, dialog a')).toEqual([]);

    await open(page, assembly.url + screens.documents);
    await expect(page.getByRole('link', { name: 'Newsletters' })).toBeVisible();
    expect(await brokenWords(page, 'h1, main bdi')).toEqual([]);

    await open(page, assembly.url + screens.dataSync);
    await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
    expect(await brokenWords(page, 'h1, h2')).toEqual([]);
  });
}

test('icons grow with the letters', async ({ page, assembly }) => {
  await page.setViewportSize(WIDE);
  await page.goto(assembly.url + screens.events);
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  const widths = () =>
    page
      .locator(':is(header, nav, [role=search]) svg')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  const before = await widths();
  expect(before.length).toBeGreaterThan(8);
  await doubleText(page);
  expect(await widths()).toEqual(before.map((width) => 2 * width));
});
