import { useEffect, useRef } from 'react';
import { useAddress } from '../page/address.ts';
import { useTitle } from '../page/use-title.ts';

/**
 * The heading of a screen. Whoever came here within the app gets the focus set on it: the browser
 * tells screen readers of a new page, but not of a new screen.
 */
export function ScreenTitle({ children }: { children: string }) {
  useTitle(children);
  const heading = useRef<HTMLHeadingElement>(null);
  const { cameWithinApp } = useAddress();
  useEffect(() => {
    if (cameWithinApp) heading.current?.focus({ preventScroll: true });
  }, [cameWithinApp]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
