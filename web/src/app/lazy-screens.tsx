import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { readAddress } from '../browser/navigation/address.ts';

interface ScreenModule {
  default: ComponentType;
  /** Fetches the data that the screen shows without a query string. */
  prefetch?: (client: QueryClient) => Promise<void>;
}

/** A screen whose code is loaded when first shown. `preload` loads it early, with its data if given a client. */
export interface LazyScreen extends FunctionComponent {
  preload: (client?: QueryClient) => Promise<void>;
}

function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
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

export const Announcements = lazyScreen(
  () => import('../screens/announcements/announcements-screen.tsx'),
);
export const Sermons = lazyScreen(() => import('../screens/sermons/sermons-screen.tsx'));
export const Documents = lazyScreen(() => import('../screens/documents/documents-screen.tsx'));
export const Account = lazyScreen(() => import('../screens/account/account-screen.tsx'));
export const Users = lazyScreen(() => import('../screens/users/users-screen.tsx'));
export const DataSync = lazyScreen(() => import('../screens/data-sync/data-sync-screen.tsx'));
export const Settings = lazyScreen(() => import('../screens/settings/settings-screen.tsx'));

/** Preloads the screens that members open next, so that they appear immediately on a slow network. */
export function preloadScreens(): void {
  for (const { preload } of [Announcements, Sermons, Documents]) void preload();
}
