import { getDocumentContent } from '@assembly/contract/endpoints/document-content';
import { listDocuments } from '@assembly/contract/endpoints/documents';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { notices } from '@assembly/contract/messages';
import { screens } from '@assembly/contract/paths';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import type { Page } from '@playwright/test';
import {
  card,
  cards,
  documentDialog,
  holdContent,
  ODD_NAMES_FOLDER,
  openFolders,
  player,
  SERMONS,
  title,
} from './support/documents-screen.ts';
import { press } from './support/keyboard.ts';
import {
  expectNoNotification,
  expectNotification,
  hoverNotification,
} from './support/notification.ts';
import { demo, signIn } from './support/people.ts';
import { expect } from './support/test.ts';
import { sync, test } from './support/test-with-google.ts';

test.use({ allowedFailures: [listDocuments.path] });

test('a member navigates through folders, pages and links, and back', async ({
  page,
  context,
  assembly,
}) => {
  await signIn(context, assembly, demo.member);
  await page.goto(assembly.url + screens.documents);
  await expect(title(page, 'Documents')).toBeVisible();
  await expect(cards(page).getByRole('link')).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);

  await openFolders(page, assembly.url, 'Music', 'Hymn sheets');
  await expect(page.getByText('132 items')).toBeVisible();
  const names = await cards(page).getByRole('link').locator('bdi:first-child').allTextContents();
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
  await expect(title(page, 'Music')).toBeVisible();
  await page.goForward();
  await expect(title(page, 'Hymn sheets')).toBeVisible();

  await openFolders(page, assembly.url, ...SERMONS);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Documents', ...SERMONS]);
  await expect(breadcrumb.locator('[aria-current=page]')).toHaveText('Elijah');
  for (const parent of SERMONS.slice(0, -1).toReversed()) {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(title(page, parent)).toBeFocused();
  }
  await breadcrumb.getByRole('link', { name: 'Documents' }).click();
  await expect(title(page, 'Documents')).toBeFocused();

  await page.getByRole('searchbox', { name: 'Search documents' }).fill('rosti agm');
  await expect(page.getByRole('status').filter({ hasText: '1 item found' })).toBeVisible();
  await expect(card(page, /Café Rösti/)).toContainText('in AGM');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.reload();
  await expect(card(page, /Café Rösti/)).toBeVisible();

  await page.goto(`${assembly.url}${screens.documents}?page=2`);
  await expect(cards(page).getByRole('link').last()).toContainText('Other files');
  await card(page, 'Other files').click();
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Documents', 'Other files']);
  await expect(card(page, 'How to find us')).toBeVisible();
});

test('a member uses the documents with the keyboard alone', async ({ page, assembly }) => {
  await signIn(page.context(), assembly, demo.member);
  await page.goto(assembly.url + screens.documents);
  await card(page, 'Music').focus();
  await press(page, 'Enter');
  await expect(title(page, 'Music')).toBeFocused();
  await expect(card(page, 'Choir')).toBeVisible();
  await press(page, 'Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await press(page, 'Tab');
  await expect(card(page, 'Choir')).toBeFocused();
  await press(page, 'Enter');
  await expect(title(page, 'Choir')).toBeFocused();
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
  await expect(title(page, 'Music')).toBeFocused();

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

test('HTML and SVG files are downloaded and never run', async ({ page, context, connect }) => {
  const { assembly, admin } = await connect();
  await sync(assembly, admin);
  await signIn(context, assembly, admin);
  await openFolders(page, assembly.url, ODD_NAMES_FOLDER);
  for (const name of ['Old website.html', 'Logo.svg']) {
    const link = await card(page, name).getAttribute('href');
    const download = page.waitForEvent('download');
    const content = await holdContent(page);
    await card(page, name).click();
    await expectNotification(page, notices.fileOpening.severity, notices.fileOpening.text);
    await hoverNotification(page);
    content.release();
    expect((await download).suggestedFilename()).toBe(name);
    await expectNoNotification(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, name)).toBeFocused();
    const id = new URLSearchParams(link?.split('?')[1]).get('open') ?? '';
    const reply = await context.request.get(
      assembly.url + addressOf(getDocumentContent, { params: { fileId: id } }),
    );
    expect(reply.headers()['content-type']).toBe('application/octet-stream');
    expect(reply.headers()['content-disposition']).toMatch(/^attachment/);
    expect(reply.headers()['content-security-policy']).toContain('sandbox');
  }
  await expect(page).toHaveTitle(/Names & signs/);
});

test('a PDF opens in a preview, a Google document arrives as PDF, and one too large is refused', async ({
  page,
  connect,
}) => {
  const { assembly, admin } = await connect();
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  await openFolders(page, assembly.url, ODD_NAMES_FOLDER);
  // Headless browsers come with and without a PDF viewer.
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
  const pdf = 'AGM 3/4: Rösti & Co #1 [final]';
  let download = page.waitForEvent('download');
  await card(page, pdf).click();
  if (hasViewer) {
    const preview = documentDialog(page, pdf);
    await expect(preview.getByLabel(pdf)).toHaveAttribute('type', 'application/pdf');
    await expect(preview.getByText('Loading…')).toHaveCount(0);
    await preview.getByRole('button', { name: 'Download' }).click();
  }
  // Characters that some systems do not allow in a file name are replaced.
  expect((await download).suggestedFilename()).toMatch(
    /^AGM 3_4[:_] Rösti & Co #1 \[final\]\.pdf$/,
  );

  await openFolders(page, assembly.url, 'Rotas');
  const rota = 'Rota, first half';
  download = page.waitForEvent('download');
  await card(page, rota).click();
  if (hasViewer) {
    await documentDialog(page, rota).getByRole('button', { name: 'Download' }).click();
  }
  expect((await download).suggestedFilename()).toBe('Rota, first half.pdf');

  await openFolders(page, assembly.url, ODD_NAMES_FOLDER);
  await card(page, /Chronicle/).click();
  const refused = documentDialog(page, /Chronicle/);
  await expect(
    refused.getByRole('alert').filter({ hasText: 'too large for Google' }),
  ).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a picture opens in a preview, which Escape, Back, Close and links control', async ({
  page,
  assembly,
}) => {
  await signIn(page.context(), assembly, demo.member);
  const name = 'Sunset over the lake.jpg';
  await page.goto(`${assembly.url}${screens.documents}?search=photos`);
  await card(page, 'Photos').click();
  await expect(title(page, 'Photos')).toBeFocused();
  await card(page, name).click();
  const picture = documentDialog(page, name).getByRole('img', { name });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, name)).toBeFocused();

  await page.goto(address);
  await expect(picture).toBeVisible();
  await documentDialog(page, name).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(title(page, 'Photos')).toBeVisible();
  await card(page, name).click();
  await expect(picture).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(picture).toBeVisible();
});

/** Records a short video of a canvas. */
const recordVideo = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    const chunks: Blob[] = [];
    const isStopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.ondataavailable = ({ data }) => {
      chunks.push(data);
      if (data.size > 0) recorder.stop();
    };
    recorder.start(100);
    const draw = () => {
      canvas.getContext('2d')?.fillRect(Math.random() * 100, 0, 50, 50);
      if (recorder.state === 'recording') requestAnimationFrame(draw);
    };
    draw();
    await isStopped;
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });

test('a video plays in a preview, and a sync does not move what is being read', async ({
  page,
  connect,
}) => {
  const { google, assembly, admin } = await connect({ content: 'empty' });
  const video = { base64: await recordVideo(page) };
  const file = (id: string, name: string) => ({
    id,
    title: name,
    mimeType: 'video/webm',
    parents: ['folder'],
    content: video,
  });
  google.setDrive([
    { id: 'folder', title: 'Films', mimeType: FOLDER, parents: [ROOT_ID] },
    ...Array.from({ length: 30 }, (_, index) => file(`f${index}`, `Film ${index + 1}.webm`)),
  ]);
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(`${assembly.url}${screens.documents}?folder=folder&page=2`);
  const name = 'Film 13.webm';
  await expect(card(page, name)).toContainText('Video');
  await card(page, name).click();
  const shown = documentDialog(page, name).locator('video');
  await expect(shown).toHaveAccessibleName(name);
  await expect
    .poll(() => shown.evaluate((element: HTMLVideoElement) => element.videoWidth))
    .toBeGreaterThan(0);
  await shown.evaluate((element: HTMLVideoElement) => element.play());
  await expect(documentDialog(page, name).getByText('Loading…')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(card(page, name)).toBeFocused();

  await page.evaluate(() => scrollTo(0, 400));
  const topOf = async (title: string) => (await card(page, title).boundingBox())?.y ?? 0;
  const before = await topOf('Film 18.webm');
  google.putFile(file('new', 'Film 13 again.webm'));
  await sync(assembly, admin);
  await expect(card(page, 'Film 13 again.webm')).toBeVisible();
  await expect(page).toHaveURL(/page=2$/);
  expect(await topOf('Film 18.webm')).toBeCloseTo(before, 0);
});
