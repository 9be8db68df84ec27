import { NOTIFICATION_MS } from '@assembly/contract/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { t } from '../../browser/locale/messages.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { dismissNotice, showToast } from './show-toast.ts';
import { Toast } from './toast.tsx';

const notice = { severity: 'warning', text: 'Invalid email or password.' } as const;
const shown = (text: string = notice.text) => document.body.textContent?.includes(text);
const close = page.getByRole('button', { name: 'Close notification' });

beforeEach(async () => {
  vi.useFakeTimers();
  await render(
    <>
      <button type="button">Elsewhere</button>
      <Toast />
    </>,
  );
});

/** Returns the time at which it was shown. */
async function showNotice(): Promise<number> {
  const since = Date.now();
  showToast(notice);
  await expect.element(page.getByRole('alert')).toHaveTextContent(notice.text);
  return since;
}

/** Advances the fake clock and lets React render. */
async function passUntil(time: number) {
  // Vitest itself advances the clock while it looks for elements.
  await vi.advanceTimersByTimeAsync(Math.max(0, time - Date.now()));
}

test('a notification hides after five seconds', async () => {
  const since = await showNotice();
  await passUntil(since + NOTIFICATION_MS - 1);
  expect(shown()).toBe(true);
  await passUntil(since + NOTIFICATION_MS);
  expect(shown()).toBe(false);
});

test('a notification without an end stays until it is dismissed', async () => {
  showToast(notice, Number.POSITIVE_INFINITY);
  await expect.element(close).toBeVisible();
  await passUntil(Date.now() + 10 * NOTIFICATION_MS);
  expect(shown()).toBe(true);
  dismissNotice(notice.text);
  await expect.poll(() => shown()).toBe(false);
});

test('a notification in a dialog does not cover its last button', async () => {
  await page.viewport(320, 480);
  const tall = <div style={{ height: '600px' }} />;
  await render(
    <ConfirmDialog title="Confirm" question="Sure?" onClose={() => {}} onYes={() => {}}>
      {tall}
    </ConfirmDialog>,
  );
  const dialog = page.getByRole('alertdialog');
  showToast(notice);
  await expect.element(dialog.getByRole('button', { name: 'Close notification' })).toBeVisible();
  dialog.element().scrollTo(0, 10_000);
  const bar = close.element().closest('[data-severity]') as HTMLElement;
  const yes = dialog.getByRole('button', { name: 'Yes' }).element();
  expect(yes.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(480);
});

test('a click elsewhere does not close a notification', async () => {
  await showNotice();
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  expect(shown()).toBe(true);
});

test('the close button closes a notification', async () => {
  await showNotice();
  await close.click();
  expect(shown()).toBe(false);
});

test('hovering a notification pauses its timer', async () => {
  // Away from where the bar appears.
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
  const since = await showNotice();
  await passUntil(since + 1000);
  // Not with the pointer: on a busy machine the bar would hide before the pointer has moved.
  const point = (type: string) =>
    close.element().dispatchEvent(new PointerEvent(type, { bubbles: true }));
  const hovering = Date.now();
  point('pointerover');
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  // The clock advances while Vitest waits, so the remaining time is a range.
  const leftAtMost = NOTIFICATION_MS - (hovering - since);
  const leftAtLeast = NOTIFICATION_MS - (Date.now() - since);
  await passUntil(since + 10 * NOTIFICATION_MS);
  expect(shown()).toBe(true);
  const releasing = Date.now();
  point('pointerout');
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  const released = Date.now();
  await passUntil(releasing + leftAtLeast - 1);
  expect(shown()).toBe(true);
  await passUntil(released + leftAtMost);
  expect(shown()).toBe(false);
});

test('a focused notification stays, and closing it restores the focus', async () => {
  const since = await showNotice();
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
  await elsewhere.click();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await passUntil(since + 10 * NOTIFICATION_MS);
  expect(shown()).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBe(false);
  await expect.element(elsewhere).toHaveFocus();
});

test('a new notification replaces the old one and has its full time', async () => {
  await passUntil((await showNotice()) + 4000);
  const since = Date.now();
  showToast({ severity: 'success', text: t.common.loggedIn });
  await expect.element(page.getByRole('status')).toHaveTextContent(t.common.loggedIn);
  expect(shown()).toBe(false);
  await passUntil(since + NOTIFICATION_MS - 1);
  expect(shown(t.common.loggedIn)).toBe(true);
  await passUntil(since + NOTIFICATION_MS);
  expect(shown(t.common.loggedIn)).toBe(false);
});

test('a repeated notification is announced again', async () => {
  await showNotice();
  const first = page.getByText(notice.text).element();
  showToast(notice);
  await expect.poll(() => first.isConnected).toBe(false);
  expect(shown()).toBe(true);
});

test('the notification bar is at the bottom center', async () => {
  await showNotice();
  const bar = close.element().parentElement?.getBoundingClientRect() as DOMRect;
  expect(Math.abs(bar.left + bar.right - innerWidth)).toBeLessThan(2);
  expect(innerHeight - bar.bottom).toBeLessThan(32);
});

test('each line of a long notification is a paragraph that can be scrolled to on a small screen', async () => {
  await page.viewport(360, 300);
  const lines = ['Events', 'Announcements', 'Documents'].map(
    (name) => `${name}: ${'Why. '.repeat(40)}`,
  );
  showToast({ severity: 'error', text: lines.join('\n') });
  const paragraphs = page.getByRole('alert').getByRole('paragraph');
  await expect.element(paragraphs).toHaveLength(3);
  const boxOf = (index: number) => paragraphs.nth(index).element().getBoundingClientRect();
  expect(boxOf(1).top - boxOf(0).bottom).toBeGreaterThanOrEqual(8);
  expect(boxOf(0).top).toBeGreaterThan(0);
  close.element().closest('[data-severity]')?.scrollTo(0, 10_000);
  expect(boxOf(2).bottom).toBeLessThan(300);
});

test('a notification does not cover the button that I reached with the keyboard', async () => {
  await page.viewport(320, 700);
  await render(
    <>
      <div style={{ height: '640px' }} />
      <button type="button" onClick={() => showToast(notice)}>
        Save
      </button>
      <div style={{ height: '640px' }} />
    </>,
  );
  const saveButton = page.getByRole('button', { name: 'Save' });
  // A click also focuses the frame that the test is in, which Tab could leave otherwise.
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await userEvent.tab();
  await expect.element(saveButton).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(close).toBeVisible();
  const save = saveButton.element();
  const bar = close.element().closest('[data-severity]') as HTMLElement;
  expect(document.activeElement).toBe(save);
  expect(save.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
});

test('it is announced: its live regions exist before their text', async () => {
  await expect.element(page.getByRole('alert')).toBeInTheDocument();
  const alert = page.getByRole('alert').element();
  expect(alert.textContent).toBe('');
  expect(page.getByRole('status').element().textContent).toBe('');
  await showNotice();
  expect(page.getByRole('alert').element()).toBe(alert);
});

test('Escape does not close it', async () => {
  await showNotice();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBe(true);
});

test.each([320, 360, 1280])('at %i px it is filled and inside the window', async (width) => {
  await page.viewport(width, 700);
  await showNotice();
  const bar = close.element().closest('[data-severity]') as HTMLElement;
  const { left, right, bottom } = bar.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(8);
  expect(Math.abs(left + right - width)).toBeLessThan(2);
  expect(bottom).toBeLessThanOrEqual(700);
  expect(getComputedStyle(bar).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});
