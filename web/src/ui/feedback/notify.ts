import { NOTIFICATION_MS } from '@assembly/contract/limits';
import type { Notice } from '@assembly/contract/messages';
import { useSyncExternalStore } from 'react';

/** A notice on display. `leftMs` is the time until it hides. */
export interface Notification {
  readonly id: number;
  readonly notice: Notice;
  leftMs: number;
}

let current: Notification | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function setCurrent(next: Notification | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a notice in the notification bar, replacing the current one. */
export function notify(notice: Notice): void {
  setCurrent({ id: ++lastId, notice, leftMs: NOTIFICATION_MS });
}

export function dismissNotification(): void {
  setCurrent(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNotification(): Notification | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
