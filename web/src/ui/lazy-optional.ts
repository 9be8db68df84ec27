import { type ComponentType, lazy } from 'react';

/** A component that loads later, and that the screen works without: if it cannot be loaded, nothing is shown. */
export const lazyOptional = <Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
