import { lazy } from 'react';

/** Loaded on demand, because lists are rarely empty. */
export const EmptyList = lazy(() => import('./empty-list.tsx'));
