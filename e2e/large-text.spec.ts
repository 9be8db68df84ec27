import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { setTextSize, WIDE } from './support/accessibility.ts';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ context, assembly }) => {
  await signIn(context, assembly, demo.admin);
});

/** Words of usual length that are split over two lines, in the elements that match the selector. */
const findBrokenWords = (page: Page, selector: string) =>
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

async function expectNoBrokenWords(page: Page, selector: string) {
  await setTextSize(page, '200%');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await findBrokenWords(page, selector), `at ${width} px`).toEqual([]);
  }
}

test('on a phone with 200 % text no word is broken', { tag: '@long' }, async ({
  page,
  assembly,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(assembly.url + screens.announcements);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoBrokenWords(page, 'header p, h1');
  await expectNoBrokenWords(page, 'nav a, nav button');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: /^Announcements/ }),
  ).toBeVisible();
  await expectNoBrokenWords(page, 'dialog p, dialog a');

  await page.goto(assembly.url + screens.documents);
  await expect(page.getByRole('link', { name: 'Newsletters' })).toBeVisible();
  await expectNoBrokenWords(page, 'h1, main bdi');

  await page.goto(assembly.url + screens.dataSync);
  await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  await expectNoBrokenWords(page, 'h1, h2');
});

test('icons grow with the text', { tag: '@long' }, async ({ page, assembly }) => {
  await page.setViewportSize(WIDE);
  await page.goto(assembly.url + screens.events);
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  const readWidths = () =>
    page
      .locator(':is(header, nav, [role=search]) svg')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  const before = await readWidths();
  expect(before.length).toBeGreaterThan(8);
  await setTextSize(page, '200%');
  expect(await readWidths()).toEqual(before.map((width) => 2 * width));
});
