import { expect, type Locator, type Page } from '@playwright/test';
import type { Credentials } from '../people.ts';

export const emailField = (page: Page) => page.getByLabel('Email', { exact: true });
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
export const signupButton = (page: Page) =>
  page.getByRole('button', { name: 'Signup', exact: true });

export async function fillLogin(page: Page, { email, password }: Credentials) {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
}

export async function logIn(page: Page, credentials: Credentials) {
  await fillLogin(page, credentials);
  await loginButton(page).click();
}

export async function signUp(page: Page, { email, password }: Credentials) {
  // Until then the tabs do nothing.
  await expect(loginButton(page)).toBeEnabled();
  await page.getByRole('tab', { name: 'Signup' }).click();
  await emailField(page).fill(email);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Newcomer');
  await passwordField(page).fill(password);
  await signupButton(page).click();
}

/** The field is marked invalid with this message and has the focus. */
export async function expectFieldError(field: Locator, message: string) {
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(message)}`));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
}
