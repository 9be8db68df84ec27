import { lazyScreen } from '../ui/lazy-screen.tsx';

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
