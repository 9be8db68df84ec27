import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { markReachable, markUnreachable } from '../offline/connection.ts';
import { Toast } from '../ui/feedback/toast.tsx';
import { DownloadLink } from './download-link.tsx';

test('offline, a generated file cannot be downloaded, and a click says why', async () => {
  onTestFinished(markReachable);
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await render(
    <>
      <DownloadLink path="/api/account/export" name="my-account.json">
        Download my data
      </DownloadLink>
      <Toast />
    </>,
  );
  markUnreachable();
  const link = page.getByRole('link');
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
  await link.click({ force: true });
  const sentence = page.getByText('Our Assembly cannot be reached. This needs a connection.');
  await expect.element(sentence).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});
