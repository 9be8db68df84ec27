import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query/query-client.ts';
import { prepareStart } from './app/prepare-start.ts';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { loadMessages } from './browser/locale/messages.ts';
import { resumeLoginNotice } from './session/login-notice.ts';

const queryClient = createQueryClient({ startedAt: Date.now() });
await Promise.all([loadMessages('common', 'app', 'events'), prepareStart(queryClient)]);

resumeLoginNotice();
const root = document.getElementById('root') as HTMLElement;
// From here on the app shows its failures itself: see app.html.
delete root.dataset.prerendered;

// As a transition, the first rendering lets taps and scrolling in between: on a slow phone it takes a quarter of a second.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <Router />
      </Providers>
    </StrictMode>,
  ),
);
