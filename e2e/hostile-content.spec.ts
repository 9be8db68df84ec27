import { DOCUMENTS_PER_PAGE, EVENTS_PER_PAGE, HOUR_MS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import type { Locator, Page } from '@playwright/test';
import { expectNoHorizontalScroll } from './support/accessibility.ts';
import { hostileStrings } from './support/hostile-strings.ts';
import { signIn } from './support/people.ts';
import { expect } from './support/test.ts';
import { sync, test } from './support/test-with-google.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function expectIntact(page: Page) {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
  expect(await page.evaluate(() => 'itRan' in globalThis)).toBe(false);
}

/** Opens and closes the dialog of each. Runs in the page, because there are 180 of them. */
async function openEach(page: Page, openers: Locator, count: number) {
  await expect(openers).toHaveCount(count);
  await expectIntact(page);
  const tooWide = await openers.evaluateAll(async (elements) => {
    const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
    const until = async (isTrue: () => boolean) => {
      while (!isTrue()) await new Promise(requestAnimationFrame);
    };
    const found: string[] = [];
    for (const element of elements) {
      (element as HTMLElement).click();
      await until(() => dialog() !== null);
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) found.push(dialog()?.textContent ?? '');
      dialog()?.requestClose();
      await until(() => dialog() === null);
    }
    return found;
  });
  expect(tooWide, 'dialogs that make the page scroll sideways').toEqual([]);
  expect(await page.evaluate(() => 'itRan' in globalThis)).toBe(false);
}

test('sixty hostile titles, notes and descriptions run no script and break no screen', {
  tag: '@long',
}, async ({ page, startWithGoogle }) => {
  test.slow();
  expect(hostileStrings).toHaveLength(60);
  const { google, assembly, admin } = await startWithGoogle({ content: 'empty' });
  const due = '2099-01-01T00:00:00.000Z';
  hostileStrings.forEach((text, index) => {
    const time = (hours: number) => ({
      dateTime: new Date(Date.now() + (24 + index + hours) * HOUR_MS).toISOString(),
    });
    google.putEvent({
      id: `e${index}`,
      summary: text,
      description: `${'One line.<br>'.repeat(6)}${text}`,
      location: text,
      attachments: [{ title: text, fileUrl: 'https://files.example/' }],
      start: time(0),
      end: time(1),
    });
  });
  google.setTasks([
    {
      id: 'list',
      title: hostileStrings[0] ?? '',
      updated: due,
      tasks: hostileStrings.map((text, index) => ({
        id: `t${index}`,
        title: text,
        notes: text,
        due,
        status: 'needsAction' as const,
        position: `${index}`.padStart(20, '0'),
        updated: due,
      })),
    },
  ]);
  google.setDrive([
    { id: 'folder', title: hostileStrings[1] ?? '', mimeType: FOLDER, parents: [ROOT_ID] },
    ...hostileStrings.map((title, index) => ({
      id: `f${index}`,
      title,
      mimeType: 'image/png',
      parents: ['folder'],
      content: { base64: PIXEL },
    })),
  ]);
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);

  for (let number = 1; number <= hostileStrings.length / EVENTS_PER_PAGE; number += 1) {
    await page.goto(`${assembly.url}${screens.events}?page=${number}`);
    await openEach(page, page.getByRole('button', { name: /^More about/ }), EVENTS_PER_PAGE);
  }

  await page.goto(assembly.url + screens.announcements);
  const tasks = page.getByRole('region', { name: 'List of announcements' });
  await expect(tasks).toBeVisible();
  expect(await tasks.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await tasks.getByRole('button', { name: '57 more' }).click();
  await openEach(page, tasks.getByRole('button'), hostileStrings.length);

  const files = page.getByRole('region', { name: 'List of documents' }).getByRole('link');
  for (let number = 1; number <= hostileStrings.length / DOCUMENTS_PER_PAGE; number += 1) {
    await page.goto(`${assembly.url}${screens.documents}?folder=folder&page=${number}`);
    await openEach(page, files, DOCUMENTS_PER_PAGE);
  }
});
