import { listDocuments } from '@assembly/contract/endpoints/library';
import { screens } from '@assembly/contract/paths';
import { press } from './support/keyboard.ts';
import { demo, signIn } from './support/people.ts';
import {
  card,
  cards,
  documentDialog,
  openFolders,
  player,
  screenTitle,
} from './support/screens/documents.ts';
import { SERMONS } from './support/sermons.ts';
import { expect, test } from './support/test.ts';

test.use({ allowedFailures: [listDocuments.path] });

test('a member navigates through folders, pages and links, and back', async ({
  page,
  context,
  assembly,
}) => {
  await signIn(context, assembly, demo.member);
  await page.goto(assembly.url + screens.documents);
  await expect(screenTitle(page, 'Documents')).toBeVisible();
  await expect(cards(page).getByRole('link')).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);

  await openFolders(page, assembly.url, 'Music', 'Hymn sheets');
  await expect(page.getByText('132 items')).toBeVisible();
  const names = await cards(page).getByRole('link').allTextContents();
  const numbers = names.map((name) => Number.parseInt(name, 10));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  await page.getByRole('button', { name: 'Page 11' }).click();
  await expect(card(page, '132 Cedar lament')).toBeVisible();
  await page.reload();
  await expect(card(page, '132 Cedar lament')).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(page.url());
  await expect(otherTab).toHaveTitle(/^Hymn sheets – /);
  await expect(card(otherTab, '132 Cedar lament')).toBeVisible();
  await otherTab.close();
  await page.goBack();
  await expect(card(page, '1 Morning song')).toBeVisible();
  await page.goBack();
  await expect(screenTitle(page, 'Music')).toBeVisible();
  await page.goForward();
  await expect(screenTitle(page, 'Hymn sheets')).toBeVisible();

  await openFolders(page, assembly.url, ...SERMONS);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Documents', ...SERMONS.slice(0, -1)]);
  for (const parent of SERMONS.slice(0, -1).toReversed()) {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(screenTitle(page, parent)).toBeFocused();
  }
  // Back leads to the only folder above.
  await expect(breadcrumb).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(screenTitle(page, 'Documents')).toBeFocused();

  await page.getByRole('searchbox', { name: 'Search documents' }).fill('rosti agm');
  await expect(page.getByRole('status').filter({ hasText: '1 item found' })).toBeVisible();
  await expect(card(page, /Café Rösti/)).toContainText('in AGM');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.reload();
  await expect(card(page, /Café Rösti/)).toBeVisible();

  await page.goto(`${assembly.url}${screens.documents}?page=2`);
  await expect(cards(page).getByRole('link').last()).toContainText('Other files');
  await card(page, 'Other files').click();
  await expect(screenTitle(page, 'Other files')).toBeVisible();
  await expect(card(page, 'How to find us')).toBeVisible();
});

test('a member uses the documents with the keyboard alone', { tag: '@long' }, async ({
  page,
  assembly,
}) => {
  await signIn(page.context(), assembly, demo.member);
  await page.goto(assembly.url + screens.documents);
  await card(page, 'Music').focus();
  await press(page, 'Enter');
  await expect(screenTitle(page, 'Music')).toBeFocused();
  await expect(card(page, 'Choir')).toBeVisible();
  await press(page, 'Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await press(page, 'Tab');
  await expect(card(page, 'Choir')).toBeFocused();
  await press(page, 'Enter');
  await expect(screenTitle(page, 'Choir')).toBeFocused();
  await card(page, 'Stave.png').focus();
  await press(page, 'Enter');
  await expect(documentDialog(page, 'Stave.png')).toBeVisible();
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();
  const download = page.waitForEvent('download');
  await press(page, 'Enter');
  await download;
  await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();
  await press(page, 'Escape');
  await expect(card(page, 'Stave.png')).toBeFocused();
  await card(page, 'Alto part').focus();
  await press(page, 'Enter');
  await expect(player(page)).toBeVisible();
  await expect(card(page, 'Alto part')).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  await press(page, 'Enter');
  await expect(screenTitle(page, 'Music')).toBeFocused();

  await card(page, 'Hymn sheets').focus();
  await press(page, 'Enter');
  await expect(card(page, '1 Morning song')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).focus();
  await press(page, 'Enter');
  await expect(cards(page)).toBeFocused();
  await expect(card(page, '13 Evening song')).toBeVisible();
  await press(page, 'Tab');
  await expect(cards(page).getByRole('link').first()).toBeFocused();
});
