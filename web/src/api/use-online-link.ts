import type { MouseEvent } from 'react';
import { t } from '../browser/locale/messages.ts';
import { whyUnreachable } from '../browser/why-unreachable.ts';
import { useIsOffline } from '../offline/connection.ts';
import { showToast } from '../ui/feedback/show-toast.ts';

/** The attributes of a link to a file from the server: disabled while offline, when a click says why. */
export function useOnlineLink(onClick?: (event: MouseEvent) => void) {
  const isOffline = useIsOffline();
  return {
    'aria-disabled': isOffline || undefined,
    onClick(event: MouseEvent) {
      if (!isOffline) return onClick?.(event);
      event.preventDefault();
      showToast({ severity: 'info', text: t.shared.needsConnection(whyUnreachable()) });
    },
  };
}
