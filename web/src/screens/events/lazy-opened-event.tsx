import { lazy, Suspense } from 'react';
import { withMessages } from '../../browser/locale/messages.ts';
import type { OpenedEventProps } from './details/opened-event.tsx';

/** Not needed for the first view. Loaded ahead, once the page has settled. */
export const loadOpenedEvent = () => withMessages(import('./details/opened-event.tsx'), 'event');
const OpenedEvent = lazy(loadOpenedEvent);

export function LazyOpenedEvent(props: OpenedEventProps) {
  const { id } = props.opened;
  return <Suspense>{id && <OpenedEvent key={id} {...props} />}</Suspense>;
}
