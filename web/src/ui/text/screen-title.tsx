import { type ReactNode, useEffect } from 'react';
import { hasNavigated, useAddress } from '../../browser/navigation/address.ts';
import { useOnChange } from '../../browser/use-on-change.ts';
import { useTitle } from '../../browser/use-title.ts';

const focusTitle = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/**
 * A screen's heading. It gets the focus after navigating within the app, because screen readers
 * announce a new page but not a new screen.
 */
export function ScreenTitle({ children }: { children: string }) {
  useTitle(children);
  const { navigationCount } = useAddress();
  useEffect(() => {
    if (hasNavigated()) focusTitle();
  }, []);
  useOnChange(navigationCount, focusTitle);
  return <h1 tabIndex={-1}>{children}</h1>;
}

/** A screen's title with controls beside it, such as the search box. */
export function ScreenHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="actions spread">
      <ScreenTitle>{title}</ScreenTitle>
      {children}
    </div>
  );
}
