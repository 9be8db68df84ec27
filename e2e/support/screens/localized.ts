import { screens } from '@assembly/contract/paths';
import type { Messages } from '@assembly/messages/catalog';
import { directionOf, type Language } from '@assembly/messages/languages';
import { expect, type Page } from '@playwright/test';
import type { Credentials } from '../people.ts';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const languageSelect = (page: Page, { shared }: Messages) =>
  page.getByRole('combobox', { name: shared.language.label, exact: true });

export async function expectLanguage(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
}

export async function signUpIn(page: Page, { login, fields }: Messages, person: Credentials) {
  await expect(button(page, login.logIn)).toBeEnabled();
  await page.getByRole('tab', { name: login.tabs.signup, exact: true }).click();
  await field(page, fields.email).fill(person.email);
  await field(page, fields.firstName).fill('Nora');
  await field(page, fields.lastName).fill('Newcomer');
  await field(page, fields.password).fill(person.password);
  await button(page, login.signUp).click();
}

export async function logInIn(page: Page, { login, fields }: Messages, person: Credentials) {
  await field(page, fields.email).fill(person.email);
  await field(page, fields.password).fill(person.password);
  await button(page, login.logIn).click();
  await page.waitForURL(`**${screens.events}`);
}

/** Opens a screen with the menu. */
export async function followMenu(page: Page, { app }: Messages, text: string) {
  const link = page
    .getByRole('navigation', { name: app.menu.main })
    // A badge may follow.
    .getByRole('link', { name: new RegExp(`^${RegExp.escape(text)}`) });
  await link.click();
}
