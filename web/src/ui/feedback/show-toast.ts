import { NOTIFICATION_MS } from '@assembly/contract/limits';
import type { Notice } from '@assembly/contract/messages';
import { createStore } from '../../browser/store.ts';

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

export const isToastShown = (notice: Notice) => current.get()?.notice === notice;

/** Hides a notice that no longer applies, unless another one has replaced it. */
export function dismissNotice(notice: Notice): void {
  if (isToastShown(notice)) dismissToast();
}
