import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import { addressVariables } from '@assembly/sandbox/environment';
import { demoOptions } from '@assembly/sandbox/options';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import type { Locator, Page } from '@playwright/test';
import { WIDE } from './support/accessibility.ts';
import { press, tabTo } from './support/keyboard.ts';
import { PASSWORD } from './support/people.ts';
import { sectionHeading, syncNowButton } from './support/screens/settings.ts';
import { expectToast } from './support/screens/toast.ts';
import { setupLinkOf } from './support/setup-link.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: WIDE });

const MAX_CLICKS = 12;

interface InputMethod {
  focus: (page: Page, field: Locator) => Promise<void>;
  activate: (page: Page, button: Locator) => Promise<void>;
  toggle: (page: Page, checkbox: Locator) => Promise<void>;
}

const mouse: InputMethod = {
  focus: (_page, field) => field.click(),
  activate: (_page, button) => button.click(),
  toggle: (_page, checkbox) => checkbox.click(),
};

const keyboard: InputMethod = {
  focus: tabTo,
  async activate(page, button) {
    await tabTo(page, button);
    await press(page, 'Enter');
  },
  async toggle(page, checkbox) {
    await tabTo(page, checkbox);
    await press(page, 'Space');
  },
};

/** Types into the fields of a form, from one to the next with the Tab key. */
async function fillIn(page: Page, { focus }: InputMethod, values: Record<string, string>) {
  for (const [index, [label, value]] of Object.entries(values).entries()) {
    const field = page.getByLabel(label, { exact: true });
    if (index === 0) await focus(page, field);
    else await press(page, 'Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(value);
  }
}

/** The texts of what was pressed with the mouse or a finger, and the origins it was pressed at. */
async function recordPresses(page: Page) {
  const presses: { origin: string; text: string }[] = [];
  await page.exposeFunction('recordPress', (origin: string, text: string) => {
    presses.push({ origin, text });
  });
  await page.addInitScript(() => {
    const { recordPress } = window as unknown as {
      recordPress: (origin: string, text: string) => void;
    };
    addEventListener('pointerdown', ({ target }) =>
      recordPress(location.origin, (target as Element).textContent ?? ''),
    );
  });
  return presses;
}

for (const [way, input] of Object.entries({
  [`in at most ${MAX_CLICKS} clicks`]: mouse,
  'by keyboard alone': keyboard,
})) {
  test(`from starting the server to the first synced event without editing a file, ${way}`, {
    tag: input === mouse ? [] : '@long',
  }, async ({ page, context, processes }) => {
    const google = await startSandbox();
    const assembly = await processes.startAssembly({ environment: addressVariables(google) });
    const presses = await recordPresses(page);
    const activate = (name: string) => input.activate(page, page.getByRole('button', { name }));

    await page.goto(await setupLinkOf(assembly));
    await fillIn(page, input, {
      Email: 'nora@grace.example',
      'First name': 'Nora',
      'Last name': 'Newcomer',
      Password: PASSWORD,
    });
    await fillIn(page, input, { 'Name of the assembly': 'Grace Church' });
    await activate('Finish setup');
    await expect(sectionHeading(page, 'Google')).toBeVisible();

    // Nothing of the demo is left that could be taken for the event.
    const otherTab = await context.newPage();
    await otherTab.goto(assembly.url + screens.events);
    await expect(otherTab.getByText(/^No events found/)).toBeVisible();
    await otherTab.close();
    const summary = `Harvest supper ${randomUUID()}`;
    const inHours = (hours: number) => ({
      dateTime: new Date(Date.now() + hours * HOUR_MS).toISOString(),
    });
    google.putEvent({ id: 'supper', summary, start: inHours(1), end: inHours(2) });

    await fillIn(page, input, {
      'Client ID': demoOptions.clientId,
      'Client secret': demoOptions.clientSecret,
    });
    await activate('Save and connect');
    await activate('Select all');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await activate('Allow');
    await expect(page).toHaveURL(/google=connected/);
    await input.toggle(page, page.getByRole('checkbox', { name: 'Assembly calendar' }));
    await input.activate(page, syncNowButton(page));
    await expectToast(page, 'success', 'Data synced successfully.');
    await input.activate(page, page.getByRole('link', { name: 'Events', exact: true }));
    await expect(page).toHaveURL(assembly.url + screens.events);
    await expect(page.getByRole('heading', { name: summary })).toBeVisible();

    const clicks = presses.filter(({ origin }) => origin === assembly.url);
    if (input === mouse) {
      expect(clicks.length, clicks.map(({ text }) => text).join(', ')).toBeLessThanOrEqual(
        MAX_CLICKS,
      );
      // Also that the clicks were counted at all.
      expect(clicks).toContainEqual(expect.objectContaining({ text: 'Finish setup' }));
    } else {
      expect(presses).toEqual([]);
    }
    await google.close();
  });
}
