import type { MouseEvent, ReactNode } from 'react';
import { navigate, useAddress } from '../../browser/navigation/address.ts';
import { basePath } from '../../browser/page-config.ts';

interface AppLinkProps {
  /** An address below the base path. */
  to: string;
  className?: string | undefined;
  /** Called instead of navigating; `go` navigates. */
  onFollow?: ((go: () => void) => void) | undefined;
  /** By default, whether the path is the current one, whatever the query. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link to another screen, marked as current while that screen is shown. */
export function AppLink({ to, className, onFollow, isCurrent, children }: AppLinkProps) {
  const { path, search } = useAddress();
  const current = isCurrent ?? path === to;

  function follow(event: MouseEvent) {
    // Leave opening in a new tab or window, and downloading, to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const go = () => navigate(to, { replace: path + search === to });
    if (onFollow) onFollow(go);
    else go();
  }

  return (
    <a
      href={basePath + to}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
