import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { readAddress } from '../browser/navigation/address.ts';

interface ScreenModule {
  default: ComponentType;
  /** Fetches the data that the screen shows without a query string. */
  prefetch?: (client: QueryClient) => Promise<void>;
}

/** A screen, or a part of one, whose code is loaded when first shown. `preload` loads it early, with its data if given a client. */
export interface LazyScreen extends FunctionComponent {
  preload: (client?: QueryClient) => Promise<void>;
}

export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  const Lazy = lazy(load);
  let Loaded: ComponentType | undefined;
  function Screen() {
    // Chosen once: switching components while mounted would reset the state.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen />;
  }
  // A failed preload is ignored: the screen is loaded again when shown, and reports its failure then.
  Screen.preload = async (client?: QueryClient) => {
    const module = await load().catch(() => undefined);
    Loaded ??= module?.default;
    if (client && readAddress().search === '') await module?.prefetch?.(client);
  };
  return Screen;
}
