import { DOCUMENTS_PER_PAGE } from '@assembly/contract/limits';
import { api, screens } from '@assembly/contract/paths';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import type { Page } from '@playwright/test';
import { card, cards, dialog } from './support/documents-screen.ts';
import { expectNoSidewaysScroll } from './support/expect-accessible.ts';
import { hostileStrings } from './support/hostile-strings.ts';
import { signIn } from './support/people.ts';
import { startWithOwnGoogle, sync } from './support/start-google.ts';
import { expect, test } from './support/test.ts';

// A program of the test's own ends before the browser does, and its stream with it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, mayFail: [api.live] });

/** One pixel. */
const PICTURE = {
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

const aFile = (id: string, title: string, mimeType = 'image/png') => ({
  id,
  title,
  mimeType,
  parents: ['folder'],
  content: PICTURE,
});

/** A film of a few frames, made by the browser itself. */
const makeFilm = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    const pieces: Blob[] = [];
    const isDone = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.ondataavailable = ({ data }) => {
      pieces.push(data);
      if (data.size > 0) recorder.stop();
    };
    recorder.start(100);
    const paint = () => {
      canvas.getContext('2d')?.fillRect(Math.random() * 100, 0, 50, 50);
      if (recorder.state === 'recording') requestAnimationFrame(paint);
    };
    paint();
    await isDone;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });

test('sixty hostile strings as names of files and folders run nothing and break nothing', async ({
  page,
  programs,
}) => {
  test.slow();
  const { google, assembly, admin } = await startWithOwnGoogle(programs);
  google.setDrive([
    { id: 'folder', title: hostileStrings[1] ?? '', mimeType: FOLDER, parents: [ROOT_ID] },
    ...hostileStrings.map((text, at) => aFile(`h${at}`, text)),
  ]);
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  await page.setViewportSize({ width: 320, height: 700 });
  const links = cards(page).getByRole('link');
  for (let number = 1; number <= hostileStrings.length / DOCUMENTS_PER_PAGE; number++) {
    await page.goto(`${assembly.url}${screens.documents}?folder=folder&page=${number}`);
    await expect(links).toHaveCount(DOCUMENTS_PER_PAGE);
    await expectNoSidewaysScroll(page);
    for (const link of await links.all()) {
      await link.click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'itRan' in globalThis)).toBe(false);
  }
  await google.close();
});

test('a film opens in a preview, and plays', async ({ page, programs }) => {
  const { google, assembly, admin } = await startWithOwnGoogle(programs);
  const film = { base64: await makeFilm(page) };
  google.setDrive([
    { id: 'folder', title: 'Films', mimeType: FOLDER, parents: [ROOT_ID] },
    { ...aFile('film', 'Baptism.webm', 'video/webm'), content: film },
  ]);
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  await page.goto(`${assembly.url}${screens.documents}?folder=folder`);
  await expect(card(page, 'Baptism.webm')).toContainText('Video');
  await card(page, 'Baptism.webm').click();
  const shown = dialog(page, 'Baptism.webm').locator('video');
  await expect(shown).toHaveAccessibleName('Baptism.webm');
  await expect
    .poll(() => shown.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  await shown.evaluate((video: HTMLVideoElement) => video.play());
  await expect(dialog(page, 'Baptism.webm').getByText('Loading…')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(card(page, 'Baptism.webm')).toBeFocused();
  await google.close();
});

test('after a sync the page and the place on it are the same', async ({ page, programs }) => {
  const { google, assembly, admin } = await startWithOwnGoogle(programs);
  const named = (at: number) => aFile(`f${at}`, `File ${at}.png`);
  google.setDrive([
    { id: 'folder', title: 'Many', mimeType: FOLDER, parents: [ROOT_ID] },
    ...Array.from({ length: 30 }, (_, at) => named(at + 1)),
  ]);
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(`${assembly.url}${screens.documents}?folder=folder&page=2`);
  await expect(card(page, 'File 13.png')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  // What is read stays where it is on the screen, whatever comes in above it.
  const heightOf = async (name: string) => (await card(page, name).boundingBox())?.y ?? 0;
  const before = await heightOf('File 18.png');
  google.putFile(aFile('new', 'File 13 again.png'));
  await sync(assembly, admin);
  await expect(card(page, 'File 13 again.png')).toBeVisible();
  await expect(page).toHaveURL(/page=2$/);
  expect(await heightOf('File 18.png')).toBeCloseTo(before, 0);
  await google.close();
});
