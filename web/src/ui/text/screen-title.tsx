import { useEffect } from 'react';
import { hasNavigated, useAddress } from '../../browser/address.ts';
import { useTitle } from '../../browser/use-title.ts';

/** Back to another page may take away the card that had the focus. */
function catchFocus() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusTitle();
  });
}

const focusTitle = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/**
 * The heading of a screen. Whoever came here within the app gets the focus set on it: the browser
 * tells screen readers of a new page, but not of a new screen.
 */
export function ScreenTitle({ children }: { children: string }) {
  useTitle(children);
  const { visit } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each link that is followed leads to it.
  useEffect(() => {
    if (hasNavigated()) focusTitle();
  }, [visit]);
  useEffect(() => {
    addEventListener('popstate', catchFocus);
    return () => removeEventListener('popstate', catchFocus);
  }, []);
  return <h1 tabIndex={-1}>{children}</h1>;
}
