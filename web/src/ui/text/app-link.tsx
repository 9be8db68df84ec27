import type { MouseEvent, ReactNode } from 'react';
import { navigate, useAddress } from '../../browser/address.ts';
import { basePath } from '../../browser/page-config.ts';

interface AppLinkProps {
  /** An address below the base path. */
  to: string;
  className?: string | undefined;
  /** Called instead of going there, which `go` does. */
  onFollow?: ((go: () => void) => void) | undefined;
  /** Whether it leads to what is shown; by default the path decides, whatever the query. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link to a screen of the app. It is marked as the current page while that screen is shown. */
export function AppLink({ to, className, onFollow, isCurrent, children }: AppLinkProps) {
  const { path, search } = useAddress();
  const current = isCurrent ?? path === to;

  function follow(event: MouseEvent) {
    // A new tab, a new window or a download: the browser does what was asked.
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
