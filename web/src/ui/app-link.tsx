import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

interface AppLinkProps {
  /** An address below the base path. */
  to: string;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link to a screen of the app. It is marked as the current page while that screen is shown. */
export function AppLink({ to, className, onClick, children }: AppLinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const current = useLocation().pathname === to;

  function follow(event: MouseEvent) {
    onClick?.();
    // A new tab, a new window or a download: the browser does what was asked.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { replace: current });
  }

  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
