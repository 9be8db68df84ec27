import { listDocuments } from '@assembly/contract/endpoints/library';
import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { makeSilentWav } from '@assembly/sandbox/data/media/make-audio';
import type { Sandbox } from '@assembly/sandbox/start-sandbox';
import { serverClock } from '@assembly/server/testing/processes/server-clock';
import { signIn } from './support/people.ts';
import { card, documentDialog, player, position } from './support/screens/documents.ts';
import { expectNoToast } from './support/screens/toast.ts';
import { expect } from './support/test.ts';
import { sync, test } from './support/test-with-google.ts';

test.use({ allowedFailures: [listDocuments.path] });

const ADDRESS = `${screens.documents}?folder=folder`;
const ERROR_WITHIN_MS = 6 * SECOND_MS;

function setFiles(
  google: Sandbox,
  files: { title: string; mimeType: string; bytes: Uint8Array }[],
) {
  google.setDrive([
    { id: 'folder', title: 'Files', mimeType: FOLDER, parents: [ROOT_ID] },
    ...files.map(({ bytes, ...file }) => ({
      ...file,
      id: file.title.replace('.', '-'),
      parents: ['folder'],
      content: { bytes },
    })),
  ]);
}

const openingsOf = ({ calls }: Sandbox) =>
  calls.filter(({ path }) => path.startsWith('/drive/v3/'));

test('when Google refuses a file, one error message says so within six seconds, with one "Try again"', {
  tag: '@long',
}, async ({ page, startWithGoogle }) => {
  const { google, assembly, admin } = await startWithGoogle({ content: 'empty' });
  const bytes = Buffer.from('any');
  setFiles(google, [
    { title: 'Film.webm', mimeType: 'video/webm', bytes },
    { title: 'Sermon.mp3', mimeType: 'audio/mpeg', bytes },
  ]);
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  await page.goto(assembly.url + ADDRESS);
  google.fault({ kind: 'error', reason: 'backendError', path: '/drive/v3/*', times: 'always' });

  for (const name of ['Film.webm', 'Sermon']) {
    google.calls.length = 0;
    await card(page, name).click();
    const message = page.getByRole('alert').getByText('Drive is not available at the moment.');
    await expect(message).toBeVisible({ timeout: ERROR_WITHIN_MS });
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await expect(page.getByText('This browser cannot')).toHaveCount(0);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expectNoToast(page);
    // One round of at most four attempts.
    expect(openingsOf(google).length).toBeLessThanOrEqual(4);
    if (name !== 'Sermon') await documentDialog(page, name).press('Escape');
  }

  setFiles(google, [{ title: 'Sermon.mp3', mimeType: 'audio/mpeg', bytes: makeSilentWav(5) }]);
  google.clearFaults();
  await player(page).getByRole('button', { name: 'Try again' }).click();
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(player(page).getByRole('slider')).toBeEnabled();
});

test('a sermon that is paused for ten minutes plays on when resumed', { tag: '@long' }, async ({
  page,
  startWithGoogle,
  processes,
}) => {
  const clock = serverClock(processes.folder);
  const { google, assembly, admin } = await startWithGoogle({
    content: 'empty',
    environment: clock.environment,
  });
  // More than the browser and the connections buffer.
  const bytes = makeSilentWav(1200, 48_000);
  setFiles(google, [{ title: 'Sermon.wav', mimeType: 'audio/wav', bytes }]);
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  await page.goto(assembly.url + ADDRESS);
  await card(page, 'Sermon').click();
  const seconds = async () => Number(await position(page).inputValue());
  await expect.poll(seconds).toBeGreaterThanOrEqual(1);
  await player(page).getByRole('button', { name: 'Pause' }).click();
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const paused = await seconds();
  // The first ones read the tags.
  const playing = openingsOf(google).at(-1);

  let now = Date.now();
  const passMinute = () => {
    now += MINUTE_MS;
    clock.set(now);
    return playing?.abortedAt ?? null;
  };
  // The server closes the connection, and with it the one to Google.
  await expect.poll(passMinute, { intervals: [1500] }).not.toBeNull();
  for (let minute = 0; minute < 10; minute += 1) passMinute();
  expect(playing?.bytesSent).toBeLessThan(bytes.length);
  await expect(player(page).getByRole('alert')).toHaveCount(0);
  expect(await seconds()).toBe(paused);

  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(seconds).toBeGreaterThanOrEqual(paused + 2);
  // The browser has the first minutes already; it asks for the rest only.
  const forward = player(page).getByRole('button', { name: 'Forward 30 seconds' });
  const ranges = () => openingsOf(google).map(({ headers }) => headers.range ?? '');
  await expect(async () => {
    await forward.click();
    expect(ranges()).toContainEqual(expect.stringMatching(/^bytes=[1-9]/));
  }).toPass({ intervals: [250], timeout: 15 * SECOND_MS });
  const skipped = await seconds();
  await expect.poll(seconds).toBeGreaterThanOrEqual(skipped + 2);
});
