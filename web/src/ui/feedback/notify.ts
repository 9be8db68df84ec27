import { NOTIFICATION_MS } from '@assembly/contract/limits';
import type { Notice } from '@assembly/contract/messages';
import { createStore } from '../../browser/store.ts';

/** A notice on display. `remainingMs` is the time until it hides. */
export interface Notification {
  readonly id: number;
  readonly notice: Notice;
  remainingMs: number;
}

const current = createStore<Notification | null>(null);
let lastId = 0;

export const useNotification = current.use;

/** Shows a notice in the notification bar, replacing the current one. */
export function notify(notice: Notice, remainingMs = NOTIFICATION_MS): void {
  current.set({ id: ++lastId, notice, remainingMs });
}

export const dismissNotification = () => current.set(null);

export const isNotified = (notice: Notice) => current.get()?.notice === notice;

/** Hides a notice that no longer applies, unless another one has replaced it. */
export function dismissNotice(notice: Notice): void {
  if (isNotified(notice)) dismissNotification();
}
