import type { Page } from '@playwright/test';
import { expectNoFaults } from './expect-accessible.ts';
import { expect } from './test.ts';

/** What that address should bring is first late and then fails; both are told, and it is tried again, with success. */
export async function expectLateThenFailed(
  page: Page,
  address: string,
  visit: () => Promise<void>,
) {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.abort();
  });
  await visit();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1);
  await expectNoFaults(page);
  gate.resolve();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await expectNoFaults(page);
  await page.unroute(address);
  await again.click();
}
