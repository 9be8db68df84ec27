import { expect, type Locator, type Page } from '@playwright/test';

type Severity = 'success' | 'warning' | 'error' | 'info';

export const notification = (page: Page, severity: Severity): Locator =>
  page.locator(`[data-severity="${severity}"]`);

export async function expectToast(page: Page, severity: Severity, text: string | RegExp) {
  const isUrgent = severity === 'warning' || severity === 'error';
  const region = notification(page, severity).getByRole(isUrgent ? 'alert' : 'status');
  await expect(region).toHaveText(text);
}

export async function expectNoToast(page: Page) {
  await expect(page.locator('[data-severity]')).toHaveCount(0);
}

const closeButton = (page: Page) => page.getByRole('button', { name: 'Close notification' });

export const closeToast = (page: Page) => closeButton(page).click();

/** A notification under the pointer does not time out. */
export const hoverToast = (page: Page) => closeButton(page).hover();

/** A notification with the focus does not time out. */
export const holdToast = (page: Page) => closeButton(page).focus();
