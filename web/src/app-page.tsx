import './styles/base.css';
import { SECOND_MS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { eventsQuery } from './api/events.ts';
import { createQueryClient } from './api/query-client.ts';
import { Providers } from './app/providers.tsx';
import { preloadScreenAt, Router } from './app/router.tsx';
import { readAddress } from './browser/navigation/address.ts';
import { resumeLoginNotice } from './session/login-notice.ts';
import { sessionQuery } from './session/session-query.ts';

const MAX_WAIT_MS = 0.5 * SECOND_MS;

const queryClient = createQueryClient({ startedAt: Date.now() });

// The server's preload headers have already requested these. Rendering once with data is faster than
// rendering placeholders first.
const { path, search } = readAddress();
const hasNoQuery = search === '';
const fetched = Promise.all([
  queryClient.prefetchQuery(sessionQuery),
  hasNoQuery && path === screens.events && queryClient.prefetchQuery(eventsQuery(1, '')),
  preloadScreenAt(path, hasNoQuery ? queryClient : undefined),
]);
const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
await Promise.race([fetched, timeout]);

resumeLoginNotice();
const root = document.getElementById('root') as HTMLElement;
// From here on the app shows its failures itself: see app.html.
delete root.dataset.prerendered;

// A transition keeps a slow phone responsive while rendering.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <Router />
      </Providers>
    </StrictMode>,
  ),
);
