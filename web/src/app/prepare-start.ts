import { SECOND_MS } from '@assembly/contract/limits';
import type { QueryClient } from '@tanstack/react-query';
import { sessionKeys } from '../api/session.ts';
import { setStarting } from '../api/stored/fetch-or-read-stored.ts';
import { rememberedUser } from '../browser/current-user.ts';
import { readAddress } from '../browser/navigation/address.ts';
import { isSignOutPending } from '../browser/storage.ts';
import { pause } from '../browser/timing.ts';
import { hasStoredData } from '../offline/personal-caches.ts';
import { forgetUser, switchUser } from '../session/forget-user.ts';
import { sessionQuery } from '../session/session.ts';
import { preloadScreenAt } from './router.tsx';

/** How long stored data is held back until the server says whether the person is still signed in, from opening the page. */
const SESSION_WAIT_MS = 1 * SECOND_MS;
/** Where starting takes longer: time to read a reply that has arrived. */
const SESSION_READ_MS = 0.3 * SECOND_MS;
const SCREEN_WAIT_MS = 0.5 * SECOND_MS;
/** By then the first screen has requested its data. */
const START_MS = 3 * SECOND_MS;

/**
 * Loads what the first screen shows: rendering once with data is faster than rendering placeholders first. `openedAt` is
 * when the page was opened and requested the session, by its own clock.
 */
export async function prepareStart(client: QueryClient, openedAt = 0): Promise<void> {
  // The guard ends the session, and shows the login.
  if (isSignOutPending()) return await forgetUser();
  const remembered = rememberedUser();
  setStarting(true);
  let screen = prefetchScreen(client);
  // Deletes expired data and the remembered user, so it must run before the session query reads that user.
  const hasData = remembered && (await hasStoredData(remembered.id));
  // Already requested by the page itself.
  const session = client.prefetchQuery({ ...sessionQuery, retry: false });
  if (hasData) {
    const left = openedAt + SESSION_WAIT_MS - performance.now();
    await Promise.race([session, pause(Math.max(left, SESSION_READ_MS))]);
    const user = client.getQueryData(sessionQuery.queryKey)?.user;
    // If the session has ended, the guard clears the device and shows nothing.
    if (user && user.id !== remembered.id) {
      await switchUser(user);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKeys.current[0] });
      screen = prefetchScreen(client);
    }
    await Promise.race([screen, pause(SCREEN_WAIT_MS)]);
  } else {
    await Promise.race([Promise.all([session, screen]), pause(SCREEN_WAIT_MS)]);
  }
  // Counted from here: a slow phone may need all of it to render.
  setTimeout(() => setStarting(false), START_MS);
}

const prefetchScreen = (client: QueryClient) => preloadScreenAt(readAddress().path, client);
