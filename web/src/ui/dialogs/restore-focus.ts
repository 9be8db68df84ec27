import { type RefObject, useEffect } from 'react';

/**
 * Beside a dialog over a list. On close the browser restores the focus. If there was none, because a link opened the
 * item, or its card is gone, the focus goes to the item's link (`?open=ID`), the list or the heading.
 */
export function RestoreFocus({ id, list }: { id: string; list: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const links = list.current?.querySelectorAll('a') ?? [];
      const link = [...links].find(({ href }) => new URL(href).searchParams.get('open') === id);
      const nearest = link ?? list.current ?? document.querySelector<HTMLElement>('main h1');
      nearest?.focus({ preventScroll: !link });
    },
    [id, list],
  );
  return null;
}
