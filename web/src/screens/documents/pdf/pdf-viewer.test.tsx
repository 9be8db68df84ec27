import { SECOND_MS } from '@assembly/contract/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { t } from '../../../browser/locale/messages.ts';
import { cards, dialog, show } from '../../../testing/documents-screen.ts';
import { answer, fileWithRanges, refuse, unreachable } from '../../../testing/fake-server.ts';
import { aPdf, aPdfWithLink } from '../../../testing/fixtures/a-pdf.ts';
import { aFile } from '../../../testing/fixtures/documents.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { shortenTimers } from '../../../testing/shorten-timers.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';

beforeEach(prepareScreen);

const CONTENT = 'GET /api/documents/a/content';
const FILE = aFile('a', { title: 'Minutes.pdf', mimeType: 'application/pdf' });

const pages = dialog.getByRole('region', { name: 'Pages of Minutes' });
const pageField = dialog.getByRole('textbox', { name: 'Page' });
const findField = dialog.getByRole('textbox', { name: 'Find in document' });
const tryAgain = dialog.getByRole('button', { name: 'Try again' });

const send = (bytes: Uint8Array<ArrayBuffer>) => () => new Response(bytes);
const SONGS = Array.from({ length: 12 }, (_, index) =>
  index % 5 === 0 ? `Song ${index + 1}: Amazing grace` : `Song ${index + 1}`,
);

async function open(...replies: ReturnType<typeof answer>[]) {
  const { server } = await show([FILE]);
  server.routes[CONTENT] = replies;
  await cards.first().click();
  return server;
}

async function openSongs() {
  await open(send(aPdf(...SONGS)));
  await expect.element(pages).toHaveAttribute('aria-busy', 'false');
}

test('while a PDF loads no toast covers it, and one shown later is not stretched', {
  tags: 'long',
}, async () => {
  const server = await open(() => new Response(new ReadableStream()));
  await expect.poll(() => server.calls(CONTENT)).toHaveLength(1);
  await expect.element(dialog.getByText('Loading…')).toBeInTheDocument();
  await expect.element(page.getByText(t.common.fileOpening)).not.toBeInTheDocument();
  showToast({ severity: 'success', text: t.connection.synced });
  const toast = dialog.getByText(t.connection.synced);
  await expect.element(toast).toBeVisible();
  const bar = toast.element().closest('[data-severity]');
  expect(bar?.getBoundingClientRect().height).toBeLessThan(120);
});

test('a page can be chosen by its number, and the document opens there the next time', async () => {
  await open(send(aPdf('Song 1', 'Song 2', 'Song 3')));
  await expect.element(pages.getByText('Song 1')).toBeInTheDocument();
  await pageField.fill('999');
  await userEvent.keyboard('{Enter}');
  await expect.element(pages.getByText('Song 3')).toBeInTheDocument();
  await pageField.fill('2');
  await userEvent.keyboard('{Enter}');
  // pdf.js logs an error if the document is closed while it loads a page.
  await expect.element(pages.getByText('Song 2')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await cards.first().click();
  await expect.element(pages.getByText('Song 2')).toBeInTheDocument();
  await expect.element(pageField).toHaveValue('2');
});

test('the keys +, - and 0 zoom, the wheel too, and the buttons say how far', {
  tags: 'long',
}, async () => {
  await openSongs();
  const percent = dialog.getByRole('button', { name: /^Zoom \d+%/ });
  const percentNow = () => Number.parseInt(percent.element().textContent ?? '', 10);
  const wholeWidth = percentNow();
  expect(pages.element().scrollWidth).toBe(pages.element().clientWidth);
  await userEvent.keyboard('+');
  await expect.poll(percentNow).toBeGreaterThan(wholeWidth);
  await userEvent.keyboard('---');
  await expect.poll(percentNow).toBeLessThan(wholeWidth);
  await userEvent.keyboard('0');
  await expect.poll(percentNow).toBe(wholeWidth);
  const wheel = { ctrlKey: true, deltaY: -100, cancelable: true };
  expect(pages.element().dispatchEvent(new WheelEvent('wheel', wheel))).toBe(false);
  await expect.poll(percentNow).toBeGreaterThan(wholeWidth);
});

test('Ctrl+F finds words on all pages, and Escape closes the search before the document', async () => {
  await openSongs();
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(findField).toHaveFocus();
  await findField.fill('GRACE');
  await expect.element(dialog.getByText('1 of 3')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('2 of 3')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('3 of 3')).toBeVisible();
  await expect.element(pageField).toHaveValue('11');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(dialog.getByText('2 of 3')).toBeVisible();
  await findField.fill('nowhere');
  await expect.element(dialog.getByText('Not found')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(findField).not.toBeInTheDocument();
  await expect.element(pages).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a link that leads elsewhere asks before it opens another tab, and says where it leads', {
  tags: 'long',
}, async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await open(send(aPdfWithLink('https://grace.example@evil.example/sign-in')));
  const link = pages.getByRole('link');
  const question = page.getByRole('alertdialog', { name: 'Open Link' });
  await link.click();
  await expect.element(question).toHaveAccessibleDescription(/^This link leads to evil\.example\./);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  // The browser would follow the link by itself.
  for (const type of ['click', 'auxclick']) {
    const press = new MouseEvent(type, { bubbles: true, cancelable: true });
    expect(link.element().dispatchEvent(press)).toBe(false);
  }
  expect(opened).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Open' }).click();
  const address = new URL('https://grace.example@evil.example/sign-in');
  expect(opened).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener,noreferrer');
});

test('a scan says that its text cannot be searched', { tags: 'long' }, async () => {
  await open(send(aPdf('')));
  await expect.element(pages).toHaveAttribute('aria-busy', 'false');
  await userEvent.keyboard('{Control>}f{/Control}');
  await findField.fill('grace');
  await expect.element(dialog.getByText(/^This PDF is a scan/)).toBeVisible();
});

test.each([
  ['empty', answer(416), /damaged or incomplete/],
  ['not a PDF', send(new TextEncoder().encode('<html>')), /damaged or incomplete/],
])(
  'a file that is %s says so and offers the download',
  { tags: 'long' },
  async (_, reply, text) => {
    await open(reply);
    await expect.element(dialog.getByRole('alert').getByText(text)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect.element(tryAgain).not.toBeInTheDocument();
  },
);

test('when Google refuses, its reason is shown, and trying again opens the file', async () => {
  const detail = 'Drive is not available at the moment.';
  await open(refuse('google_failed', { detail }), send(aPdf('Hello')));
  await expect.element(dialog.getByText(detail)).toBeVisible();
  await tryAgain.click();
  await expect.element(pages.getByText('Hello')).toBeInTheDocument();
});

test('a range that is lost can be tried again', { tags: 'long' }, async () => {
  shortenTimers(1 * SECOND_MS);
  // Larger than what is read first, so that the rest has to be requested.
  const pdf = aPdf('Hello', 'World');
  const file = new Uint8Array(pdf.length + 100_000).fill(32);
  file.set(pdf);
  const { server } = await show([FILE]);
  const ranges = fileWithRanges(file);
  server.routes[CONTENT] = [ranges, ...Array(4).fill(unreachable), ranges];
  await cards.first().click();
  await expect.element(dialog.getByText(/could not be loaded/)).toBeVisible();
  await tryAgain.click();
  await expect.element(pages.getByText('Hello')).toBeInTheDocument();
});
