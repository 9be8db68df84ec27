import { type ComponentType, lazy, Suspense } from 'react';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { EmptyHintProps } from './empty-hint.tsx';

/** Loaded on demand, because lists are rarely empty. */
const EmptyHint = lazy<ComponentType<EmptyHintProps>>(() =>
  import('./empty-hint.tsx').catch(() => ({ default: () => null })),
);

/** Says that a list is empty, and what to do. */
export const EmptyList = ({ text, ...hint }: EmptyHintProps & { text: string }) => (
  <EmptyState text={text}>
    <Suspense>
      <EmptyHint {...hint} />
    </Suspense>
  </EmptyState>
);
