import { listEvents } from '@assembly/contract/endpoints/content';
import { listAnnouncements, listDocuments } from '@assembly/contract/endpoints/library';
import { getSession } from '@assembly/contract/endpoints/session';
import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { expectAccessible, NARROW, WIDE } from './support/accessibility.ts';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('on a first visit each screen requests what its page preloads exactly once', {
  tag: '@long',
}, async ({ page, context, assembly }) => {
  await signIn(context, assembly, demo.admin);
  // The service worker would answer from the second visit on, and the live stream would make the app refetch.
  await page.addInitScript(() => {
    Object.assign(globalThis, { EventSource: class extends EventTarget {} });
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().slice(assembly.url.length)));
  for (const path of [
    screens.events,
    screens.announcements,
    screens.documents,
    screens.account,
    screens.users,
    screens.dataSync,
  ]) {
    requests.length = 0;
    const reply = await page.goto(assembly.url + path);
    const preloads = reply?.headers().link?.match(/[^<]+(?=>)/g) ?? [];
    expect(preloads.some((address) => address.startsWith('/api/'))).toBe(true);
    await page.waitForLoadState('networkidle');
    for (const address of [getSession.path, ...preloads]) {
      const count = requests.filter((one) => one === address).length;
      expect(count, `requests for ${address} at ${path}`).toBe(1);
    }
  }
});

/** Web Vitals calls 0.1 good. */
const MAX_LAYOUT_SHIFT = 0.01;

for (const [name, path, call] of [
  ['events', screens.events, listEvents.path],
  ['announcements', screens.announcements, listAnnouncements.path],
  ['documents', screens.documents, listDocuments.path],
] as const) {
  test(`nothing jumps when the ${name} arrive`, { tag: '@long' }, async ({
    page,
    context,
    assembly,
  }) => {
    await signIn(context, assembly, demo.member);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const viewport of [NARROW, WIDE]) {
      await page.setViewportSize(viewport);
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
      expect(await layoutShift(page), `at ${viewport.width} px`).toBeLessThan(MAX_LAYOUT_SHIFT);
      await page.unrouteAll();
    }
    // Proves that a shift would have been measured.
    await page.evaluate(() => {
      const block = document.createElement('div');
      block.style.height = '200px';
      document.querySelector('main')?.prepend(block);
    });
    await expect.poll(() => layoutShift(page)).toBeGreaterThan(MAX_LAYOUT_SHIFT);
  });
}

interface Shift {
  value: number;
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Shifts are reported after they are painted.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const { shifts } = globalThis as unknown as { shifts: number[] };
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

test('a browser that is too old says what to update on every page, instead of the app', {
  tag: '@long',
}, async ({ page, context, assembly }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'inert');
  });
  const notice = page.getByRole('heading', { name: 'Please update your browser', level: 1 });
  for (const path of [screens.login, screens.resetPassword, screens.setup]) {
    await page.goto(assembly.url + path);
    await expect(notice).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
  }
  await signIn(context, assembly, demo.member);
  await page.goto(assembly.url + screens.events);
  await expect(notice).toBeVisible();
  await expect(page.getByText('Our Assembly works in Chrome')).toBeVisible();
  await expect(page.getByText('Software Update')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expectAccessible(page);
});
