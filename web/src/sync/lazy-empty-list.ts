import { lazy } from 'react';
import { withMessages } from '../browser/locale/messages.ts';

/** Loaded on demand, because lists are rarely empty. */
export const EmptyList = lazy(() => withMessages(import('./empty-list.tsx')));
