import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

/** A screen that is loaded when it is first shown, unless it was loaded ahead. */
export interface LaterScreen extends FunctionComponent {
  loadAhead: () => Promise<void>;
}

function later(load: () => Promise<{ default: ComponentType }>): LaterScreen {
  const Lazy = lazy(load);
  let Loaded: ComponentType | undefined;
  function Screen() {
    // Chosen once: another component in its place would begin anew.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen />;
  }
  // One that does not come is loaded when it is shown, and its failure is told then.
  Screen.loadAhead = async () => {
    Loaded ??= (await load().catch(() => undefined))?.default;
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
