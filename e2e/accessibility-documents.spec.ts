import { OTHER_FILES_ID } from '@assembly/contract/document';
import { listDocuments } from '@assembly/contract/endpoints/library';
import { screens } from '@assembly/contract/paths';
import { expectAccessible, NARROW, setTextSize, WIDE } from './support/accessibility.ts';
import { demo, signIn } from './support/people.ts';
import {
  card,
  cards,
  documentDialog,
  ODD_NAMES_FOLDER,
  openFolders,
  player,
} from './support/screens/documents.ts';
import { expect } from './support/test.ts';
import { sync, test } from './support/test-with-google.ts';

test.use({
  viewport: WIDE,
  contextOptions: { reducedMotion: 'reduce' },
  allowedFailures: [listDocuments.path],
});
test.slow();

test('the documents are accessible: loading, missing, in a folder, empty and searched', {
  tag: '@long',
}, async ({ page, startWithGoogle }) => {
  const { assembly, admin } = await startWithGoogle();
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  await page.route(`**${listDocuments.path}`, () => {});
  await page.goto(assembly.url + screens.documents);
  await expect(page.getByText('Loading…')).toHaveCount(1);
  await expectAccessible(page);
  await page.unrouteAll();
  await page.goto(`${assembly.url}${screens.documents}?folder=nowhere`);
  await expect(page.getByRole('button', { name: 'Go to Documents' })).toBeVisible();
  await expectAccessible(page);
  await openFolders(page, assembly.url, ODD_NAMES_FOLDER);
  await expect(card(page, 'Logo.svg')).toBeVisible();
  await expectAccessible(page);
  await openFolders(page, assembly.url, 'Empty folder');
  await expect(page.getByText('No documents found in subfolder.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${assembly.url}${screens.documents}?search=psalm`);
  await expect(cards(page)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${assembly.url}${screens.documents}?search=xyzzy`);
  await expect(page.getByText('No documents found.')).toBeVisible();
  await expectAccessible(page);
});

test('previews and the player are accessible, also when they fail', { tag: '@long' }, async ({
  page,
  assembly,
}) => {
  await signIn(page.context(), assembly, demo.member);
  await openFolders(page, assembly.url, 'Music', 'Choir');
  await card(page, 'Alto part').click();
  await expect(player(page).getByRole('slider')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await setTextSize(page, '200%');
  for (const control of await player(page).getByRole('button').all()) {
    await expect(control).toBeInViewport({ ratio: 0.9 });
  }
  await setTextSize(page, '');
  await page.setViewportSize(WIDE);

  await card(page, 'Stave.png').click();
  await expect(page.getByRole('img', { name: 'Stave.png' })).toBeVisible();
  await expectAccessible(page);
  await page.route('**/content', (route) => route.abort());
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText(/cannot be reached\. Please try again/)).toBeVisible();
  await expectAccessible(page);
  await page.route('**/content*', (route) => route.abort());
  await page.evaluate(removeStoredFiles);
  await page.reload();
  await expect(documentDialog(page, 'Stave.png').getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await card(page, 'Alto part').click();
  await expect(player(page).getByRole('alert')).toContainText('This recording is not saved');
  await expectAccessible(page);

  await page.goto(`${assembly.url}${screens.documents}?folder=${OTHER_FILES_ID}`);
  const link = await card(page, 'Wi-Fi in the hall.txt').getAttribute('href');
  await page.goto(assembly.url + link);
  const question = documentDialog(page, 'Wi-Fi in the hall.txt');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText(/cannot be reached\. Please try again/)).toBeVisible();
  await expectAccessible(page);
});

/** Otherwise the copy of a file that was opened before is shown. */
async function removeStoredFiles() {
  for (const name of await caches.keys()) {
    if (name.startsWith('assembly-files')) await caches.delete(name);
  }
}
