import type { Page } from '@playwright/test';

export const confirmDialog = (page: Page) => page.getByRole('alertdialog');

export const answerDialog = (page: Page, name: string) =>
  confirmDialog(page).getByRole('button', { name, exact: true }).click();
