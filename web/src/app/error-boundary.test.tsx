import { lazy, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { version } from '../../../package.json';
import { answer, startFakeServer, unreachable } from '../testing/fake-server.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const CALL = 'POST /api/client-errors';

/** Renders what fails, and expects a message with a button. React logs the caught error. */
async function showFailure(text: RegExp, failing: ReactNode) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(
    <ErrorBoundary>
      <Suspense>{failing}</Suspense>
    </ErrorBoundary>,
  );
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(logged).toHaveBeenCalledOnce();
}

function Broken(): ReactNode {
  throw new TypeError(`x is undefined ${'x'.repeat(2000)}`);
}

test.each([
  'Failed to fetch dynamically imported module: https://assembly.example/assets/a.js',
  'error loading dynamically imported module: https://assembly.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('a chunk that fails to load asks me to check my connection: %s', async (message) => {
  const server = startFakeServer({});
  const Lost = lazy(() => Promise.reject(new TypeError(message)));
  await showFailure(/could not be shown. Please reload/, <Lost />);
  expect(server.calls(CALL)).toEqual([]);
});

test('a render error says that the app failed, not the connection, and is reported', async () => {
  const server = startFakeServer({ [CALL]: answer(204) });
  await showFailure(/^The app failed/, <Broken />);
  await expect.element(page.getByText(/connection/)).not.toBeInTheDocument();
  await expect.poll(() => server.calls(CALL)).toHaveLength(1);
  const body = server.calls(CALL)[0]?.body as Record<string, string>;
  expect(body).toEqual({
    message: expect.stringMatching(/^TypeError: x is undefined x+$/),
    screen: location.pathname.slice(0, 100),
    version,
  });
  expect(body.message).toHaveLength(1000);
});

test('a render error that cannot be reported is still shown', async () => {
  startFakeServer({ [CALL]: unreachable });
  await showFailure(/^The app failed/, <Broken />);
});

test('something thrown that is not an error and has no text is still shown', async () => {
  const server = startFakeServer({ [CALL]: answer(204) });
  const Odd = lazy(() => Promise.reject(Object.create(null)));
  await showFailure(/^The app failed/, <Odd />);
  expect(server.calls(CALL)).toEqual([]);
});
