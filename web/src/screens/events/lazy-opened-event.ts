import { lazy } from 'react';

/** Not needed for the first view. Loaded ahead, once the page has settled. */
export const loadOpenedEvent = () => import('./details/opened-event.tsx');
export const OpenedEvent = lazy(loadOpenedEvent);
