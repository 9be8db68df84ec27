import { withMessages } from '../browser/locale/messages.ts';
import { lazyScreen } from '../ui/lazy-screen.tsx';

export const Announcements = lazyScreen(() =>
  withMessages(import('../screens/announcements/announcements-screen.tsx'), 'announcements'),
);
export const Sermons = lazyScreen(() =>
  withMessages(import('../screens/sermons/sermons-screen.tsx'), 'sermons'),
);
export const Documents = lazyScreen(() =>
  withMessages(import('../screens/documents/documents-screen.tsx'), 'documents'),
);
export const Account = lazyScreen(() =>
  withMessages(import('../screens/account/account-screen.tsx'), 'account'),
);
export const Users = lazyScreen(() =>
  withMessages(import('../screens/users/users-screen.tsx'), 'users'),
);
export const DataSync = lazyScreen(() =>
  withMessages(
    import('../screens/data-sync/data-sync-screen.tsx'),
    'sync',
    'connection',
    'googleErrors',
    'syncErrors',
  ),
);
export const Settings = lazyScreen(() =>
  withMessages(import('../screens/settings/settings-screen.tsx'), 'settings', 'settingFields'),
);

/** Preloads the screens that members open next, so that they appear immediately on a slow network. */
export function preloadScreens(): void {
  for (const { preload } of [Announcements, Sermons, Documents]) void preload();
}
