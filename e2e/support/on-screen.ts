import type { Severity } from '@assembly/contract/messages';
import type { Locator, Page } from '@playwright/test';
import type { Person } from './people.ts';
import { expect } from './test.ts';

/** The notification bar while it shows something of this severity. */
export const notification = (page: Page, severity: Severity): Locator =>
  page.locator(`[data-severity="${severity}"]`);

/** The bar says exactly this. */
export async function expectNotice(page: Page, severity: Severity, text: string) {
  const urgent = severity === 'warning' || severity === 'error';
  await expect(notification(page, severity).getByRole(urgent ? 'alert' : 'status')).toHaveText(
    text,
  );
}

/** The field is called wrong, in this sentence, and has the focus. */
export async function expectFault(field: Locator, sentence: string) {
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(sentence)}`));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
}

export const emailField = (page: Page) => page.getByLabel('Email', { exact: true });
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

export async function fillLogin(page: Page, { email, password }: Person) {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
}

export async function logIn(page: Page, person: Person) {
  await fillLogin(page, person);
  await loginButton(page).click();
}

export async function fillSignup(page: Page, { email, password }: Person) {
  await page.getByRole('tab', { name: 'Signup' }).click();
  await emailField(page).fill(email);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Newcomer');
  await passwordField(page).fill(password);
}

export async function signUp(page: Page, person: Person) {
  await fillSignup(page, person);
  await page.getByRole('button', { name: 'Signup', exact: true }).click();
}

/** Stops the page's clock, so that a delay can be measured to the millisecond. Call it before the page is opened. */
export async function stoppableClock(page: Page) {
  const start = new Date('2031-03-02T09:00:00Z');
  await page.clock.install({ time: start });
  return {
    stop: () => page.clock.pauseAt(new Date(start.getTime() + 3_600_000)),
    pass: (ms: number) => page.clock.runFor(ms),
    resume: () => page.clock.resume(),
  };
}

/** What asks before it is done, and the answer to it. */
export const dialog = (page: Page) => page.getByRole('alertdialog');
export const answer = (page: Page, name: 'Yes' | 'No' | 'Close') =>
  dialog(page).getByRole('button', { name, exact: true }).click();
