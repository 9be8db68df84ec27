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
export function notify(notice: Notice): void {
  current.set({ id: ++lastId, notice, remainingMs: NOTIFICATION_MS });
}

export const dismissNotification = () => current.set(null);
