import './styles/base.css';
import { SECOND_MS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { eventsQuery } from './api/events.ts';
import { createQueryClient } from './api/query-client.ts';
import { Providers } from './app/providers.tsx';
import { preloadScreenAt, Router } from './app/router.tsx';
import { readAddress } from './browser/address.ts';
import { sessionQuery } from './session/session-query.ts';

const FIRST_WAIT_MS = 0.5 * SECOND_MS;
const STARTED_AFTER_MS = 5 * SECOND_MS;

const queryClient = createQueryClient();

// What the page was told to fetch ahead is nearly here by now. To draw it once, with all that belongs in it, is quicker
// than to draw it empty first.
const { path, search } = readAddress();
const isPlain = search === '';
// Nor is it fetched again for being drawn.
const trust = (staleTime: number) => {
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, staleTime } });
};
trust(STARTED_AFTER_MS);
setTimeout(() => trust(0), STARTED_AFTER_MS);
const fetched = Promise.all([
  queryClient.prefetchQuery(sessionQuery),
  isPlain && path === screens.events && queryClient.prefetchQuery(eventsQuery(1, '')),
  preloadScreenAt(path, isPlain ? queryClient : undefined),
]);
const longEnough = new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS));
await Promise.race([fetched, longEnough]);

const root = document.getElementById('root') as HTMLElement;

/** The script in the page may have shown what was last seen, which could not answer. What stands in its place now can. */
function Answering() {
  useLayoutEffect(() => {
    root.inert = false;
  }, []);
  return null;
}

// In a transition, a piece at a time: a slow phone can scroll and be tapped in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <Router />
      </Providers>
      <Answering />
    </StrictMode>,
  ),
);
