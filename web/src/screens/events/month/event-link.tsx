import type { Event } from '@assembly/contract/event';
import type { MouseEvent, ReactNode } from 'react';
import { addressWith } from '../../../browser/navigation/address.ts';
import { basePath } from '../../../browser/page-config.ts';

interface EventLinkProps {
  event: Event;
  className?: string | undefined;
  style?: object;
  /** In the grid, the keyboard opens the day instead. */
  tabIndex?: -1;
  onOpen: (id: string) => void;
  children: ReactNode;
}

/** Shows the details of an event above the month. */
export function EventLink({ event, onOpen, children, ...rest }: EventLinkProps) {
  function follow(click: MouseEvent) {
    // Leave opening in a new tab or window, and downloading, to the browser.
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    onOpen(event.id);
  }
  return (
    <a {...rest} href={basePath + addressWith({ open: event.id })} onClick={follow}>
      {children}
    </a>
  );
}
