import { expect, type Locator, type Page } from '@playwright/test';

export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** The element with this name has the focus and a visible outline. */
export async function expectVisibleFocus(page: Page, name: string | RegExp) {
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(name);
  const { outlineStyle, outlineWidth } = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { outlineStyle, outlineWidth };
  });
  expect(outlineStyle, `the outline of ${name}`).not.toBe('none');
  expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
}

const MAX_TABS = 80;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not reach ${target}`);
}
