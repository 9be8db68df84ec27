import { createStore } from '../../browser/store.ts';

/**
 * A modal dialog makes everything outside it inert, including the toast. It is therefore
 * rendered inside the topmost open dialog, or in the body when there is none.
 */
const openDialogs = createStore<readonly HTMLElement[]>([]);

export function enterTopLayer(dialog: HTMLElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => openDialogs.set(openDialogs.get().filter((open) => open !== dialog));
}

/** The element to render into. Not for prerendering, where there is no document. */
export function useTopLayer(): HTMLElement {
  return openDialogs.use().at(-1) ?? document.body;
}
