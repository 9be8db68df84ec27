import { useSyncExternalStore } from 'react';

/**
 * A modal dialog makes everything outside it inert, including notifications. They are therefore
 * rendered inside the topmost open dialog, or in the body when there is none.
 */
let openDialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function setOpenDialogs(dialogs: readonly HTMLElement[]): void {
  openDialogs = dialogs;
  for (const listener of listeners) listener();
}

export function enterTopLayer(dialog: HTMLElement): () => void {
  setOpenDialogs([...openDialogs, dialog]);
  return () => setOpenDialogs(openDialogs.filter((open) => open !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The element to render into. Not for prerendering, where there is no document. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(subscribe, () => openDialogs.at(-1) ?? document.body);
}
