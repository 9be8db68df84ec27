import type { Event } from '@assembly/contract/event';
import { lazy, type RefObject, Suspense } from 'react';
import type { useOpenItem } from '../../browser/navigation/use-open-item.ts';

/** Not needed for the first view. Loaded ahead, once the page has settled. */
export const loadOpenedEvent = () => import('./details/opened-event.tsx');
const OpenedEvent = lazy(loadOpenedEvent);

interface LazyOpenedEventProps {
  opened: Pick<ReturnType<typeof useOpenItem>, 'id' | 'close'>;
  /** Those that are shown below. */
  events: readonly Event[] | undefined;
  /** There are several calendars. */
  showsCalendar: boolean;
  /** Gets the focus when the event is closed, if nothing else does. */
  list: RefObject<HTMLElement | null>;
}

/** The event of the address (`?open=ID`), over the list or the month. */
export function LazyOpenedEvent(props: LazyOpenedEventProps) {
  const { opened, events, ...rest } = props;
  if (!opened.id) return null;
  return (
    <Suspense>
      <OpenedEvent
        key={opened.id}
        id={opened.id}
        listed={events?.find(({ id }) => id === opened.id)}
        onClose={opened.close}
        {...rest}
      />
    </Suspense>
  );
}
