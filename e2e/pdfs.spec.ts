import { getDocumentContent } from '@assembly/contract/endpoints/content';
import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { makeScannedPdf } from './support/pdfs/make-scanned-pdf.ts';
import { isSomethingDrawn, PDF_FOLDER, SAMPLE_PDFS, setPdfs } from './support/pdfs/pdfs.ts';
import { signIn } from './support/people.ts';
import { pdfPages } from './support/screens/documents.ts';
import { expect } from './support/test.ts';
import { sync, test } from './support/test-with-google.ts';

// The empty file answers 416.
test.use({ allowedFailures: [getDocumentContent.path.split(':')[0] ?? ''] });

const addressOf = (name: string) => `${screens.documents}?folder=${PDF_FOLDER}&open=${name}`;

test('PDFs of more than twenty makers open, or say why not', { tag: '@long' }, async ({
  page,
  startWithGoogle,
}) => {
  const { google, assembly, admin } = await startWithGoogle({ content: 'empty' });
  setPdfs(google, SAMPLE_PDFS);
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  for (const { name, text, error } of SAMPLE_PDFS) {
    await test.step(name, async () => {
      await page.goto(assembly.url + addressOf(name));
      if (error) {
        await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
        return;
      }
      await expect(pdfPages(page)).toHaveAttribute('aria-busy', 'false');
      if (text) await expect(pdfPages(page)).toContainText(text);
      await expect.poll(() => page.evaluate(isSomethingDrawn)).toBe(true);
      expect(await page.locator('canvas').count()).toBeLessThanOrEqual(6);
    });
  }

  await test.step('a page far down is drawn, and nothing else', async () => {
    await page.goto(assembly.url + addressOf('pages-300'));
    await page.getByRole('textbox', { name: 'Page' }).fill('250');
    await page.keyboard.press('Enter');
    await expect(pdfPages(page)).toContainText('Hymnal (250)');
    expect(await page.locator('canvas').count()).toBeLessThanOrEqual(6);
  });

  await test.step('a link asks before it opens another tab', async () => {
    await page.goto(assembly.url + addressOf('chromium'));
    const link = pdfPages(page).getByRole('link', { name: 'https://example.org/' });
    await expect(link).toHaveAttribute('href', 'https://example.org/');
    await link.press('Enter');
    await expect(page.getByText('This link leads to example.org.')).toBeVisible();
  });
});

const SCAN = { width: 1240, height: 1754 };
const FILE_BYTES = 20_000_000;

test('of a scanned document of 20 MB only the pages in view are loaded, two requests at a time', {
  tag: '@long',
}, async ({ page, startWithGoogle }) => {
  const { google, assembly, admin } = await startWithGoogle({ content: 'empty' });
  const jpeg = await drawScan(page);
  const pageCount = Math.ceil(FILE_BYTES / jpeg.length);
  setPdfs(google, [{ name: 'scan', bytes: () => makeScannedPdf(jpeg, SCAN, pageCount) }]);
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  const requests = watchContent(page);
  await page.goto(assembly.url + addressOf('scan'));
  await expect(pdfPages(page)).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => page.evaluate(isSomethingDrawn)).toBe(true);
  // The page and its neighbor, beside the ends of the file.
  expect(requests.bytes).toBeLessThan(3 * jpeg.length);

  await page.getByRole('textbox', { name: 'Page' }).fill(`${pageCount - 5}`);
  await page.keyboard.press('Enter');
  const far = pdfPages(page).getByRole('group', { name: `Page ${pageCount - 5}`, exact: true });
  await expect(far.locator('canvas')).toHaveCount(1);
  expect(requests.bytes).toBeLessThan(8 * jpeg.length);
  expect(requests.mostAtOnce).toBeLessThanOrEqual(2);
});

/** The requests for the bytes of files. */
function watchContent(page: Page) {
  const watched = { bytes: 0, mostAtOnce: 0 };
  let atOnce = 0;
  const isContent = (url: string) => url.endsWith('/content');
  page.on('request', (request) => {
    if (isContent(request.url())) watched.mostAtOnce = Math.max(watched.mostAtOnce, ++atOnce);
  });
  page.on('requestfinished', (request) => {
    if (isContent(request.url())) atOnce -= 1;
  });
  page.on('response', (response) => {
    if (isContent(response.url())) watched.bytes += Number(response.headers()['content-length']);
  });
  return watched;
}

/** A page of text on grainy paper, as JPEG. */
async function drawScan(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const paper = context.createImageData(width, height);
    let seed = 7;
    for (let index = 0; index < paper.data.length; index += 4) {
      seed = (seed * 16_807) % 2_147_483_647;
      paper.data.fill(230 + (seed % 20), index, index + 3);
      paper.data[index + 3] = 255;
    }
    context.putImageData(paper, 0, 0);
    context.font = '40px serif';
    for (let row = 0; row < 30; row += 1) context.fillText(`Song ${row + 1}`, 120, 160 + row * 50);
    return canvas.toDataURL('image/jpeg', 0.6).split(',')[1] ?? '';
  }, SCAN);
  return Buffer.from(base64, 'base64');
}
