import { screens } from '@assembly/contract/paths';
import { addressVariables } from '@assembly/sandbox/environment';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import { WIDE } from './support/accessibility.ts';
import { PASSWORD } from './support/people.ts';
import { answerConsent, goToConsent, syncNowButton } from './support/screens/settings.ts';
import { setupLinkOf } from './support/setup-link.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: WIDE, allowedFailures: ['/api/'] });

const MAX_CLICKS = 12;

test('from starting the server to the first synced event without editing a file', async ({
  page,
  processes,
}) => {
  const google = await startSandbox();
  const assembly = await processes.startAssembly({ environment: addressVariables(google) });
  const clicks: string[] = [];
  await page.exposeFunction('recordClick', (origin: string, text: string) => {
    if (origin === assembly.url) clicks.push(text);
  });
  await page.addInitScript(() => {
    const { recordClick } = window as unknown as {
      recordClick: (origin: string, text: string) => void;
    };
    addEventListener('pointerdown', ({ target }) =>
      recordClick(location.origin, (target as Element).textContent ?? ''),
    );
  });

  await page.goto(await setupLinkOf(assembly));
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email').fill('nora@grace.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name of the assembly').fill('Grace Church');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Finish set-up' }).click();
  await goToConsent(page);
  await answerConsent(page, 'Allow');
  await syncNowButton(page).click();
  await page.getByRole('link', { name: 'See the events' }).click();
  await expect(page).toHaveURL(assembly.url + screens.events);
  await expect(page.getByRole('heading', { name: 'Sunday service' }).first()).toBeVisible();
  expect(clicks.length, clicks.join(', ')).toBeLessThanOrEqual(MAX_CLICKS);
  // Also that the clicks were counted at all.
  expect(clicks).toContain('Finish set-up');
  await google.close();
});
