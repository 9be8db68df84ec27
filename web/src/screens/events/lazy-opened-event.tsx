import { lazy, Suspense } from 'react';
import type { OpenedEventProps } from './details/opened-event.tsx';

/** Not needed for the first view. Loaded ahead, once the page has settled. */
export const loadOpenedEvent = () => import('./details/opened-event.tsx');
const OpenedEvent = lazy(loadOpenedEvent);

export function LazyOpenedEvent(props: OpenedEventProps) {
  const { id } = props.opened;
  return <Suspense>{id && <OpenedEvent key={id} {...props} />}</Suspense>;
}
