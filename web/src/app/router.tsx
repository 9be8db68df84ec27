import { screens } from '@assembly/contract/paths';
import { type Audience, mayEnter } from '@assembly/contract/user';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { navigate, useAddress } from '../browser/address.ts';
import { EventsScreen } from '../screens/events/events-screen.tsx';
import { useSession } from '../session/session.ts';
import { Guard } from './guard.tsx';
import {
  Account,
  Announcements,
  DataSync,
  Documents,
  type LazyScreen,
  Users,
} from './lazy-screens.tsx';
import { NotFound, NotFoundPage } from './not-found.tsx';
import { Shell } from './shell.tsx';

interface Route {
  audience: Audience;
  Screen: ComponentType | LazyScreen;
}

/** Every screen behind the login. Events is where everybody arrives; the others are loaded when first shown. */
const ROUTES: Record<string, Route> = {
  [screens.shell]: { audience: 'member', Screen: ToEvents },
  [screens.events]: { audience: 'member', Screen: EventsScreen },
  [screens.announcements]: { audience: 'member', Screen: Announcements },
  [screens.documents]: { audience: 'member', Screen: Documents },
  [screens.account]: { audience: 'member', Screen: Account },
  [screens.users]: { audience: 'admin', Screen: Users },
  [screens.dataSync]: { audience: 'admin', Screen: DataSync },
};

/**
 * Draws what the address names. With so few addresses, a table does what React Router did here for
 * 7 kB (brotli) more.
 */
export function Router() {
  const { path } = useAddress();
  const behindLogin = `${path}/`.startsWith(`${screens.shell}/`);
  if (!behindLogin) return <NotFoundPage />;
  return (
    <Guard>
      <Shell>
        <ScreenAt path={path} />
      </Shell>
    </Guard>
  );
}

/** To a member there is nothing at an administrator's address. The server refuses it in any case. */
function ScreenAt({ path }: { path: string }) {
  const { user } = useSession();
  const route = ROUTES[path];
  return route && mayEnter(user, route.audience) ? <route.Screen /> : <NotFound />;
}

/** Loads the screen at the address, unless it came with the page: to draw it at once is quicker than a placeholder first. */
export async function preloadScreenAt(path: string, client?: QueryClient): Promise<void> {
  const screen = ROUTES[path]?.Screen;
  if (screen && 'preload' in screen) await screen.preload(client);
}

function ToEvents() {
  useEffect(() => navigate(screens.events, { replace: true }), []);
  return null;
}
