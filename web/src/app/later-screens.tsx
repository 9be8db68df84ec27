import { type ComponentType, lazy, useState } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

const ahead: (() => Promise<void>)[] = [];

/** A screen that is loaded when it is first shown, unless it was loaded ahead. */
function later(load: Load): ComponentType {
  const Lazy = lazy(load);
  let Loaded: ComponentType | undefined;
  ahead.push(async () => {
    Loaded = (await load()).default;
  });
  return function Screen() {
    // Chosen once: another component in its place would begin anew.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen />;
  };
}

export const Announcements = later(
  () => import('../screens/announcements/announcements-screen.tsx'),
);
export const Documents = later(() => import('../screens/documents/documents-screen.tsx'));

export const Account = lazy(() => import('../screens/account/account-screen.tsx'));
export const Users = lazy(() => import('../screens/users/users-screen.tsx'));
export const DataSync = lazy(() => import('../screens/data-sync/data-sync-screen.tsx'));

/** Loads what every member goes to next, so that a tap is answered at once, however slow the line. */
export function loadScreensAhead(): void {
  // One that does not come is loaded when it is shown, and its failure is told then.
  for (const load of ahead.splice(0)) load().catch(() => {});
}
