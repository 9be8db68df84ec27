import { screens } from '@assembly/contract/paths';
import { type Audience, hasAccess } from '@assembly/contract/user';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { rememberedUser } from '../browser/current-user.ts';
import { useLanguage } from '../browser/locale/locale.ts';
import { withMessages } from '../browser/locale/messages.ts';
import { navigate, useAddress } from '../browser/navigation/address.ts';
import { EventsScreen } from '../screens/events/events-screen.tsx';
import { useSession } from '../session/session.ts';
import type { LazyScreen } from '../ui/lazy-screen.tsx';
import { Guard } from './guard.tsx';
import {
  Account,
  Announcements,
  DataSync,
  Documents,
  Sermons,
  Settings,
  Users,
} from './lazy-screens.tsx';
import { PlainPage } from './plain-page.tsx';
import { Shell } from './shell.tsx';

const NotFound = lazy(() => withMessages(import('./not-found.tsx'), 'notFound'));

/** The screens behind the login. Events is part of the first load; the others are lazy. */
const ROUTES: Record<string, { audience: Audience; Screen: ComponentType | LazyScreen }> = {
  [screens.shell]: { audience: 'member', Screen: RedirectToEvents },
  [screens.events]: { audience: 'member', Screen: EventsScreen },
  [screens.announcements]: { audience: 'member', Screen: Announcements },
  [screens.sermons]: { audience: 'member', Screen: Sermons },
  [screens.documents]: { audience: 'member', Screen: Documents },
  [screens.account]: { audience: 'member', Screen: Account },
  [screens.users]: { audience: 'admin', Screen: Users },
  [screens.dataSync]: { audience: 'admin', Screen: DataSync },
  [screens.settings]: { audience: 'admin', Screen: Settings },
};

/** With so few routes a table is enough: React Router would add 7 kB (brotli). */
export function Router() {
  useLanguage();
  const { path } = useAddress();
  const isBehindLogin = `${path}/`.startsWith(`${screens.shell}/`);
  if (!isBehindLogin) {
    return (
      <PlainPage hasHeading>
        <Suspense>
          <NotFound isOutside />
        </Suspense>
      </PlainPage>
    );
  }
  return (
    <Guard>
      <Shell>
        <ScreenAt path={path} />
      </Shell>
    </Guard>
  );
}

/** Members see "Not Found" at administrators' addresses. The server checks the role in any case. */
function ScreenAt({ path }: { path: string }) {
  const { user } = useSession();
  const route = ROUTES[path];
  return route && hasAccess(user, route.audience) ? <route.Screen /> : <NotFound />;
}

/** Loads a screen and its data before the first render, which avoids rendering a placeholder first. */
export async function preloadScreenAt(path: string, client: QueryClient): Promise<void> {
  const route = ROUTES[path];
  if (!route || !('preload' in route.Screen)) return;
  // A member who opens an administrators' address would only cause rejected requests.
  const mayRead = route.audience === 'member' || hasAccess(rememberedUser(), route.audience);
  await route.Screen.preload(mayRead ? client : undefined);
}

function RedirectToEvents() {
  useEffect(() => navigate(screens.events, { replace: true }), []);
  return null;
}
