import { screens } from '@assembly/contract/paths';
import { expect, type Page } from '@playwright/test';

export const screenTitle = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 });
export const cards = (page: Page) => page.getByRole('region', { name: 'List of documents' });
export const card = (page: Page, name: string | RegExp) => cards(page).getByRole('link', { name });
export const documentDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name });
/** The pages of an open PDF. Their text is in the page. */
export const pdfPages = (page: Page) => page.getByRole('region', { name: /^Pages of/ });
export const player = (page: Page) => page.getByRole('region', { name: 'Player' });
export const position = (page: Page) => player(page).getByRole('slider');

/** Opens the folders one by one, starting at the top. */
export async function openFolders(page: Page, url: string, ...folders: string[]) {
  await page.goto(url + screens.documents);
  for (const folder of folders) {
    await card(page, folder).click();
    await expect(screenTitle(page, folder)).toBeFocused();
  }
}

/** Not in the demo, but among the sample data of `connect`. */
export const ODD_NAMES_FOLDER = '🙏 Names & signs שלום';
/** Holds back the bytes of files until the test releases them. */
export async function holdContent(page: Page) {
  const gate = Promise.withResolvers<void>();
  await page.route(
    '**/content*',
    async (route) => {
      await gate.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return { release: gate.resolve };
}
