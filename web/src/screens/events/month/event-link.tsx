import type { Event } from '@assembly/contract/event';
import type { ReactNode } from 'react';
import { addressWith } from '../../../browser/navigation/address.ts';
import { AppLink } from '../../../ui/text/app-link.tsx';

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
export function EventLink({ event, onOpen, ...rest }: EventLinkProps) {
  return (
    <AppLink {...rest} to={addressWith({ open: event.id })} onFollow={() => onOpen(event.id)} />
  );
}
