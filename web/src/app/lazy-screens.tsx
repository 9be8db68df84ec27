import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

interface ScreenModule {
  default: ComponentType;
  /** Asks for what the screen shows at its plain address. */
  askAhead?: (client: QueryClient) => Promise<void>;
}

/** A screen that is loaded when it is first shown, unless it was loaded ahead: with what it shows, given where to keep it. */
export interface LaterScreen extends FunctionComponent {
  loadAhead: (client?: QueryClient) => Promise<void>;
}

function later(load: () => Promise<ScreenModule>): LaterScreen {
  const Lazy = lazy(load);
  let Loaded: ComponentType | undefined;
  function Screen() {
    // Chosen once: another component in its place would begin anew.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen />;
  }
  // One that does not come is loaded when it is shown, and its failure is told then.
  Screen.loadAhead = async (client?: QueryClient) => {
    const module = await load().catch(() => undefined);
    Loaded ??= module?.default;
    if (client) await module?.askAhead?.(client);
  };
  return Screen;
}

export const Announcements = later(
  () => import('../screens/announcements/announcements-screen.tsx'),
);
export const Documents = later(() => import('../screens/documents/documents-screen.tsx'));
export const Account = later(() => import('../screens/account/account-screen.tsx'));
export const Users = later(() => import('../screens/users/users-screen.tsx'));
export const DataSync = later(() => import('../screens/data-sync/data-sync-screen.tsx'));

/** Loads what every member goes to next, so that a tap is answered at once, however slow the line. */
export function loadScreensAhead(): void {
  for (const { loadAhead } of [Announcements, Documents]) void loadAhead();
}
