import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CHUNK_BYTES } from '../offline/files/file-store.ts';
import { findStoredFile, storeOpened } from '../offline/files/stored-files.ts';
import { cards, dialog, show } from '../testing/documents-screen.ts';
import { delayed, fileWithRanges, refuse } from '../testing/fake-server.ts';
import { aFile, aFolder } from '../testing/fixtures/documents.ts';
import { prepareScreen } from '../testing/live-screen.ts';
import { stayOffline } from '../testing/stay-offline.ts';
import {
  aRecording,
  prepareDevice,
  someBytes,
  storedPaths,
  storeRecording,
} from '../testing/stored-files.ts';

beforeEach(async () => {
  prepareDevice();
  await prepareScreen();
});

const sermon = (id: string) =>
  aFile(id, { title: `${id}.mp3`, mimeType: 'audio/mpeg', fileSize: 5 });
const content = fileWithRanges(someBytes(5));

test('a recording is saved by the button beside its card, and removed in the dialog behind it', async () => {
  const held = delayed(content);
  await show([sermon('Psalm')], [], '/web/documents', {
    'GET /api/documents/Psalm/content': held,
  });
  await page.getByRole('button', { name: 'Save on this phone: Psalm' }).click();
  await expect.element(page.getByRole('button', { name: /^Saving on .*: Psalm$/ })).toBeVisible();
  held.release();
  const saved = page.getByRole('button', { name: 'Saved on this phone: Psalm' });
  await expect.element(saved).toHaveFocus();
  await expect.element(page.getByText('Saved on this phone: Psalm')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Remove: Psalm' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Save on this phone: Psalm' }))
    .toHaveFocus();
  expect(await storedPaths()).toEqual([]);
});

test('all recordings of a folder are saved, also those of its other pages', async () => {
  const names = Array.from({ length: 14 }, (_, index) => `sermon${index}`);
  const routes = names.map((name) => [`GET /api/documents/${name}/content`, content] as const);
  await show(
    [aFolder('f')],
    [aFile('notes'), ...names.map(sermon)],
    '/web/documents?folder=f',
    Object.fromEntries(routes),
  );
  await page.getByRole('button', { name: 'Save all recordings on this phone' }).click();
  await expect.element(page.getByText('Save 14 recordings on this phone (0.1 kB)?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => names.every((name) => findStoredFile(name)?.isComplete), { timeout: 10_000 })
    .toBeTruthy();
  await expect.element(page.getByText('Saved on this phone: sermon13')).toBeVisible();
  expect(findStoredFile('sermon13')).toMatchObject({ folder: 'Notes', title: 'sermon13' });
});

test('saving all also resumes what was interrupted, and says what could not be saved', async () => {
  const bytes = someBytes(CHUNK_BYTES + 5);
  await storeRecording(aRecording('half'), bytes, false);
  await storeRecording(aRecording('whole'), someBytes(5));
  const half = { ...sermon('half'), fileSize: bytes.length };
  await show([aFolder('f')], [half, sermon('whole'), sermon('gone')], '/web/documents?folder=f', {
    'GET /api/documents/half/content': fileWithRanges(bytes),
    'GET /api/documents/gone/content': refuse('file_not_found', { detail: 'Gone.' }),
  });
  await page.getByRole('button', { name: 'Save all recordings on this phone' }).click();
  await expect.element(page.getByText('Save 2 recordings on this phone (1 MB)?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Gone.')).toBeVisible();
  expect(findStoredFile('half')).toMatchObject({ isComplete: true });
});

test('if what is stored cannot be read, saving says so', async () => {
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('', 'UnknownError'));
  await show([sermon('Psalm')]);
  await page.getByRole('button', { name: 'Save on this phone: Psalm' }).click();
  await expect.element(page.getByText(/^The recording could not be saved/)).toBeVisible();
});

test('other files and the top of the drive have nothing to save', async () => {
  await show([aFile('notes'), sermon('Psalm')]);
  await expect.element(page.getByRole('button', { name: /^Save on this phone:/ })).toBeVisible();
  expect(page.getByRole('button', { name: /^Save/ }).elements()).toHaveLength(1);
});

test('without a connection, the files that are on this phone are marked', async () => {
  await storeOpened({ ...aRecording('notes'), mimeType: 'text/plain' }, new Blob(['1']));
  await show([aFile('notes'), aFile('other')]);
  await expect.element(cards.first()).toBeVisible();
  expect(cards.first().element().textContent).not.toContain('On this phone');
  stayOffline();
  await expect.element(cards.first().getByText('On this phone')).toBeVisible();
  expect(cards.nth(1).element().textContent).not.toContain('On this phone');
});
