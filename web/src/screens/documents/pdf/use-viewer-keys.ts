import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Viewer } from './create-viewer.ts';

interface ViewerKeys {
  viewer: Viewer | undefined;
  openFind: () => void;
  /** Null while it is closed. */
  closeFind: (() => void) | null;
}

/** Shortcuts that work anywhere in the dialog, wherever the focus is. */
export function useViewerKeys(scroller: RefObject<HTMLElement | null>, keys: ViewerKeys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionFor(event, keys) ?? scrollFor(event, scroller.current);
    if (!action) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const dialog = scroller.current?.closest('dialog');
    const listener = (event: KeyboardEvent) => handleKey(event);
    dialog?.addEventListener('keydown', listener);
    return () => dialog?.removeEventListener('keydown', listener);
  }, [scroller]);
}

function actionFor(event: KeyboardEvent, { viewer, openFind, closeFind }: ViewerKeys) {
  const { key } = event;
  const hasCommand = event.ctrlKey || event.metaKey;
  if (hasCommand && key.toLowerCase() === 'f') return openFind;
  // Otherwise Escape closes the dialog.
  if (key === 'Escape') return closeFind;
  if (hasCommand || event.altKey || isInField(event)) return null;
  if (key === '+' || key === '=') return viewer?.zoomIn;
  if (key === '-') return viewer?.zoomOut;
  if (key === '0') return viewer?.fitWidth;
  return null;
}

const ARROW_PIXELS = 60;

/** Scrolls although a button has the focus. The browser itself scrolls the focused pages. */
function scrollFor(event: KeyboardEvent, scroller: HTMLElement | null) {
  const target = event.target as Node;
  if (!scroller || scroller.contains(target) || isInField(event)) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { clientHeight, scrollHeight } = scroller;
  const pixels: Record<string, number> = {
    PageDown: clientHeight * 0.9,
    PageUp: -clientHeight * 0.9,
    ArrowDown: ARROW_PIXELS,
    ArrowUp: -ARROW_PIXELS,
    Home: -scrollHeight,
    End: scrollHeight,
  };
  const top = pixels[event.key];
  return top === undefined ? null : () => scroller.scrollBy({ top });
}

const isInField = ({ target }: Event) => target instanceof HTMLInputElement;
