import { screens } from '@assembly/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const OPENING = 'Please wait for some time, while we are opening file.';

export const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
export const cards = (page: Page) => page.getByRole('region', { name: 'List of documents' });
export const card = (page: Page, name: string | RegExp) => cards(page).getByRole('link', { name });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const player = (page: Page) => page.getByRole('region', { name: 'Player' });
export const place = (page: Page) => player(page).getByRole('slider');
export const namesOf = (links: Locator) => links.locator('bdi:first-child').allTextContents();

/** From the top down, folder by folder, as a reader would. */
export async function walk(page: Page, url: string, ...folders: string[]) {
  await page.goto(url + screens.documents);
  for (const folder of folders) {
    await card(page, folder).click();
    await expect(title(page, folder)).toBeFocused();
  }
}

export const ODD = '🙏 Names & signs שלום';
/** The demo counts its years from today's. */
export const thisYear = new Date().getFullYear();
export const sermons = ['Sermons', `${thisYear - 2}`, 'Elijah'] as const;
