import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from './error-boundary.tsx';

test('a chunk that fails to load shows an error with a Reload button', async () => {
  // React logs the caught error.
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch a module')));
  await render(
    <ErrorBoundary>
      <Suspense>
        <Lost />
      </Suspense>
    </ErrorBoundary>,
  );
  await expect.element(page.getByText(/could not be shown/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(report).toHaveBeenCalledOnce();
});
