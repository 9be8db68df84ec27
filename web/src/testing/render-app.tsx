import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { Providers } from '../app/providers.tsx';
import { Router } from '../app/router.tsx';
import { createTestQueryClient } from './create-test-query-client.ts';

/** Renders the app at this address. */
export async function renderApp(path: string) {
  const before = location.href;
  history.replaceState(null, '', path);
  onTestFinished(() => history.replaceState(null, '', before));
  return render(
    <Providers queryClient={createTestQueryClient()}>
      <Router />
    </Providers>,
  );
}
