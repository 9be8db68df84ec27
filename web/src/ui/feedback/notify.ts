import { NOTIFICATION_MS } from '@assembly/contract/limits';
import type { Notice } from '@assembly/contract/messages';
import { useSyncExternalStore } from 'react';

/** A notice on display, and how long it still has. */
export interface Notification {
  readonly id: number;
  readonly notice: Notice;
  leftMs: number;
}

let current: Notification | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Notification | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a notice in the notification bar, in place of the one before it. */
export function notify(notice: Notice): void {
  change({ id: ++lastId, notice, leftMs: NOTIFICATION_MS });
}

export function dismissNotification(): void {
  change(null);
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
