import { screens } from '@assembly/contract/paths';
import { demoOptions } from '@assembly/sandbox/options';
import { expect, type Page } from '@playwright/test';
import { type Credentials, signIn } from '../people.ts';
import type { Assembly } from '../processes/start-assembly.ts';

type SectionTitle = 'General' | 'Google' | 'Sync schedule' | 'Email' | 'Notifications' | 'About';

export const sectionHeading = (page: Page, section: SectionTitle) =>
  page.getByRole('heading', { name: `Settings: ${section}`, level: 1 });

export async function openSettings(
  page: Page,
  assembly: Assembly,
  admin: Credentials,
  section: SectionTitle = 'General',
) {
  await signIn(page.context(), assembly, admin);
  await page.goto(assembly.url + screens.settings);
  await page.getByRole('navigation', { name: 'Settings' }).getByText(section).click();
  await expect(sectionHeading(page, section)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** Of the first form: the contact has one of its own. */
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: 'Save', exact: true }).first();
export const syncNowButton = (page: Page) =>
  page.getByRole('button', { name: 'Save and sync now' });

/** Enters the sandbox's client and goes to its consent page. */
export async function goToConsent(page: Page) {
  await page.getByLabel('Client ID').fill(demoOptions.clientId);
  await page.getByLabel('Client secret').fill(demoOptions.clientSecret);
  await page.getByRole('button', { name: 'Save and connect' }).click();
  await expect(page.getByRole('heading', { name: 'Assembly wants access' })).toBeVisible();
}

/** Answers the consent page, with all permissions or some. */
export async function answerConsent(
  page: Page,
  decision: 'Allow' | 'Deny',
  { without }: { without?: RegExp } = {},
) {
  await page.getByRole('button', { name: 'Select all' }).click();
  if (without) await page.getByLabel(without).uncheck();
  await page.getByRole('button', { name: decision }).click();
  await expect(sectionHeading(page, 'Google')).toBeVisible();
}
