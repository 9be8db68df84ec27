import { api, screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { NARROW, WIDE } from './support/expect-accessible.ts';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** What browsers call good is 0.1. */
const SHIFT_MOST = 0.01;

for (const [name, path, call] of [
  ['events', screens.events, api.events],
  ['announcements', screens.announcements, api.announcements],
  ['documents', screens.documents, api.documents],
] as const) {
  for (const viewport of [NARROW, WIDE]) {
    test(`nothing jumps at ${viewport.width} px when the ${name} come`, async ({
      page,
      context,
      assembly,
    }) => {
      await signIn(context, assembly, demo.member);
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const gate = Promise.withResolvers<void>();
      await page.route(`**${call}`, async (route) => {
        await gate.promise;
        await route.continue();
      });
      await page.goto(assembly.url + path, { waitUntil: 'commit' });
      await expect(page.getByText('Loading…')).toHaveCount(1);
      gate.resolve();
      await expect(page.getByRole('region', { name: `List of ${name}` })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBeLessThan(SHIFT_MOST);
      // It would have been noticed.
      await page.evaluate(() => {
        const block = document.createElement('div');
        block.style.height = '200px';
        document.querySelector('main')?.prepend(block);
      });
      await expect.poll(() => shiftsOf(page)).toBeGreaterThan(SHIFT_MOST);
    });
  }
}

interface Shift {
  value: number;
}

/** By how much what is seen has moved, once it has been painted. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const { shifts } = globalThis as unknown as { shifts: number[] };
    return shifts.reduce((all, shift) => all + shift, 0);
  });
}
