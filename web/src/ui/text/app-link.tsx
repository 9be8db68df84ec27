import type { ComponentProps, MouseEvent } from 'react';
import { navigate, useAddress } from '../../browser/navigation/address.ts';
import { basePath } from '../../browser/page-config.ts';

interface AppLinkProps
  extends Pick<ComponentProps<'a'>, 'className' | 'style' | 'tabIndex' | 'children'> {
  /** An address below the base path. */
  to: string;
  /** Called instead of navigating; `go` navigates. */
  onFollow?: ((go: () => void) => void) | undefined;
  /** By default, whether the path is the current one, whatever the query. */
  isCurrent?: boolean | undefined;
}

/** A link to another screen, marked as current while that screen is shown. */
export function AppLink({ to, onFollow, isCurrent, ...rest }: AppLinkProps) {
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
      {...rest}
      href={basePath + to}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    />
  );
}
