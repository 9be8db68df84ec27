import { useSyncExternalStore } from 'react';

/**
 * An open modal dialog makes everything outside it unreachable, notifications too. So whatever must
 * stay reachable is drawn inside the topmost open dialog, and in the body when there is none.
 */
let openDialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(dialogs: readonly HTMLElement[]): void {
  openDialogs = dialogs;
  for (const listener of listeners) listener();
}

export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...openDialogs, dialog]);
  return () => change(openDialogs.filter((open) => open !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where to draw. Not for the prerendered page, which has no body yet. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(subscribe, () => openDialogs.at(-1) ?? document.body);
}
