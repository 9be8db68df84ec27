import { NOTIFICATION_MS } from '@assembly/contract/limits';
import { t } from '../../browser/locale/messages.ts';
import { createStore } from '../../browser/store.ts';

/** What a toast shows. */
export interface Notice {
  severity: 'success' | 'warning' | 'error' | 'info';
  text: string;
}

/** A notice on display. `remainingMs` is the time until it hides. */
export interface ShownToast {
  readonly id: number;
  readonly notice: Notice;
  remainingMs: number;
}

const current = createStore<ShownToast | null>(null);
let lastId = 0;

export const useToast = current.use;

/** Shows a notice in the toast, replacing the current one. With Infinity, it stays until it is dismissed or replaced. */
export function showToast(notice: Notice, remainingMs = NOTIFICATION_MS): void {
  current.set({ id: ++lastId, notice, remainingMs });
}

export const dismissToast = () => current.set(null);

export const isToastShown = (text: string) => current.get()?.notice.text === text;

/** Hides a notice that no longer applies, unless another one has replaced it. */
export function dismissNotice(text: string): void {
  if (isToastShown(text)) dismissToast();
}

/** Until the file is open, or cannot be opened. */
export const showFileOpening = () =>
  showToast({ severity: 'info', text: t.common.fileOpening }, Number.POSITIVE_INFINITY);

export const dismissFileOpening = () => dismissNotice(t.common.fileOpening);
