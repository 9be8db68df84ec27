import { screens } from '@assembly/contract/paths';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.describe('a screen that is opened by its address', () => {
  for (const path of [
    screens.events,
    screens.announcements,
    screens.documents,
    screens.account,
    screens.users,
    screens.dataSync,
  ]) {
    test(`finds at ${path} what the page had fetched ahead, and asks for nothing twice`, async ({
      page,
      context,
      assembly,
    }) => {
      await signIn(context, assembly, demo.admin);
      // Without the stream nothing is asked for again, and every call can be counted.
      await page.addInitScript(() => {
        Object.assign(globalThis, { EventSource: class extends EventTarget {} });
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url().slice(assembly.url.length)));
      const answer = await page.goto(assembly.url + path);
      const ahead = answer?.headers().link?.match(/[^<]+(?=>)/g) ?? [];
      expect(ahead.filter((address) => address.startsWith('/api/')).length).toBeGreaterThan(1);
      await page.waitForLoadState('networkidle');
      for (const address of ahead) {
        const times = asked.filter((one) => one === address).length;
        expect(times, `how often ${address} was asked for`).toBe(1);
      }
    });
  }
});
