import { screens } from '@assembly/contract/paths';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { makeSilentWav } from '@assembly/sandbox/data/media/make-audio';
import { makePdf } from '@assembly/sandbox/data/media/make-pdf';
import { environmentFor } from '@assembly/sandbox/environment';
import { demoOptions } from '@assembly/sandbox/options';
import type { Page } from '@playwright/test';
import { openProfile } from './support/open-profile.ts';
import { signIn } from './support/people.ts';
import { card, documentDialog, pdfPages, player, position } from './support/screens/documents.ts';
import { waitForWorker } from './support/service-worker.ts';
import { expect } from './support/test.ts';
import { sync, test } from './support/test-with-google.ts';

const CHUNK_BYTES = 2 ** 20;
const SLOW_BYTES_PER_SECOND = 4_000_000;
/** 29 MB: much more than is on its way when the server is killed. */
const SERMON_SECONDS = 1800;
const FOLDER_ID = 'folder-of-sermons';
const createdDate = '2026-01-04T10:00:00.000Z';

const file = (title: string, mimeType: string, bytes: Uint8Array) => ({
  // Ids have no dots.
  id: `file-${title}`.replaceAll(/\W/g, '-'),
  title,
  mimeType,
  parents: [FOLDER_ID],
  createdDate,
  content: { bytes },
});

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const seconds = (page: Page) => position(page).inputValue().then(Number);
const isStored = (page: Page, path: string) =>
  page.evaluate((address) => caches.match(address).then(Boolean), path);
const storedBytes = (page: Page) =>
  page.evaluate(async () => {
    const entry = await caches.match('/stored-files/file-Sermon-wav');
    return ((await entry?.json()) as { storedBytes: number } | undefined)?.storedBytes ?? 0;
  });

test('a sermon saved over a broken connection plays in a restarted browser without the server, as does a PDF', async ({
  processes,
  startWithGoogle,
}) => {
  const { assembly, google, admin } = await startWithGoogle({ content: 'empty' });
  google.putFile({
    id: FOLDER_ID,
    title: 'Sermons',
    mimeType: FOLDER,
    parents: [ROOT_ID],
    createdDate,
  });
  google.putFile(file('Sermon.wav', 'audio/wav', makeSilentWav(SERMON_SECONDS, 8000)));
  google.putFile(file('Other sermon.wav', 'audio/wav', makeSilentWav(SERMON_SECONDS, 8000)));
  google.putFile(file('Notes.pdf', 'application/pdf', makePdf('Notes', ['Elijah by the brook'])));
  await sync(assembly, admin);
  const folder = `${assembly.url}${screens.documents}?folder=${FOLDER_ID}`;
  const restartServer = () =>
    processes.startAssembly({
      port: Number(new URL(assembly.url).port),
      environment: {
        PUBLIC_URL: assembly.url,
        ASSEMBLY_TIME_ZONE: demoOptions.timeZone,
        ...environmentFor(google),
      },
    });

  // The server is killed while it sends the recording.
  const first = await openProfile(processes);
  const ranges: string[] = [];
  first.page.on('request', (request) => {
    const { range } = request.headers();
    if (range && request.url().includes('file-Sermon-wav')) ranges.push(range);
  });
  await signIn(first.context, assembly, admin);
  await first.page.goto(folder);
  await waitForWorker(first.page);
  const devTools = await first.context.newCDPSession(first.page);
  await devTools.send('Network.enable');
  const setSpeed = (downloadThroughput: number) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    });
  await setSpeed(SLOW_BYTES_PER_SECOND);
  await first.page.getByRole('button', { name: 'Save on this phone: Sermon', exact: true }).click();
  await expect.poll(() => storedBytes(first.page)).toBeGreaterThanOrEqual(CHUNK_BYTES);
  await assembly.stop('SIGKILL');
  await first.page.getByRole('button', { name: /^Saving on .*: Sermon$/ }).click();
  await expect(documentDialog(first.page, 'Sermon').getByText(/^No connection/)).toBeVisible();
  await first.page.keyboard.press('Escape');
  const restarted = await restartServer();
  await setSpeed(-1);
  const saved = { name: 'Saved on this phone: Sermon', exact: true };
  await expect(first.page.getByRole('button', saved)).toBeVisible({ timeout: 60_000 });
  expect(ranges[0]).toBe('bytes=0-');
  const [resumedAt = 0] = /\d+/.exec(ranges.at(-1) ?? '')?.map(Number) ?? [];
  expect(resumedAt).toBeGreaterThanOrEqual(CHUNK_BYTES);
  expect(resumedAt % CHUNK_BYTES).toBe(0);

  await card(first.page, 'Notes').click();
  await expect(pdfPages(first.page).getByText('Elijah by the brook')).toBeVisible();
  for (const path of ['/stored-files/file-Notes-pdf/0', '/stored-data/revalidation']) {
    await expect.poll(() => isStored(first.page, path)).toBe(true);
  }
  await first.context.close();
  await restarted.stop();

  const second = await openProfile(processes);
  await second.page.goto(folder);
  await expect(card(second.page, /^Sermon.*On this phone$/)).toBeVisible();
  await card(second.page, /^Sermon/).click();
  await expect(player(second.page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await player(second.page).getByRole('button', { name: 'Forward 30 seconds' }).click();
  await expect.poll(() => seconds(second.page)).toBeGreaterThanOrEqual(30);
  await player(second.page).getByRole('button', { name: 'Pause' }).click();
  await card(second.page, 'Notes').click();
  await expect(pdfPages(second.page).getByText('Elijah by the brook')).toBeVisible();
  await second.page.keyboard.press('Escape');
  await second.context.close();

  const third = await openProfile(processes);
  await third.page.goto(folder);
  await card(third.page, /^Sermon/).click();
  await expect.poll(() => seconds(third.page)).toBeGreaterThanOrEqual(30);
  expect((await cacheNames(third.page)).join()).toContain('assembly-files');
  await restartServer();
  await expect(third.page.getByText(/ cannot be reached\. /)).toBeHidden();

  // No space for another one: the saved one stays.
  const quota = await third.context.newCDPSession(third.page);
  const { origin } = new URL(assembly.url);
  await quota.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 40_000_000 });
  await third.page.getByRole('button', { name: 'Save on this phone: Other sermon' }).click();
  const noSpace = { hasText: /^This phone has no space left\./ };
  await expect(third.page.getByRole('alert').filter(noSpace)).toBeVisible();
  await third.page.getByRole('button', { name: /^Saving is paused.*: Other sermon$/ }).click();
  const paused = documentDialog(third.page, 'Other sermon');
  await expect(paused.getByRole('status').filter(noSpace)).toBeVisible();
  await third.page.keyboard.press('Escape');
  await expect(third.page.getByRole('button', saved)).toBeVisible();

  await third.page.getByRole('button', { name: 'Logout' }).click();
  const question = third.page.getByRole('alertdialog', { name: 'Log out?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await third.page.waitForURL(`**${screens.login}`);
  expect((await cacheNames(third.page)).join()).not.toContain('assembly-files');
  await third.context.close();
});
