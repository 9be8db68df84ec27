import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** The focus is on it, and can be seen to be. */
export async function expectFocusSeen(page: Page, name: string) {
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(name);
  const { outlineStyle, outlineWidth } = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { outlineStyle, outlineWidth };
  });
  expect(outlineStyle, `the outline of ${name}`).not.toBe('none');
  expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
}

const TABS_MOST = 80;

/** Goes on until it has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator) {
  for (let tabs = 0; tabs < TABS_MOST; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}
