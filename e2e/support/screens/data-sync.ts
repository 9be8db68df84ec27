import { screens } from '@assembly/contract/paths';
import { expect, type Page } from '@playwright/test';
import { type Credentials, signIn } from '../people.ts';
import type { Assembly } from '../processes/start-assembly.ts';
import { answerDialog } from './confirm-dialog.ts';

export const syncButton = (page: Page) => page.getByRole('button', { name: 'Sync Data' });
export const progressBar = (page: Page, source: string) =>
  page.getByRole('progressbar', { name: source });
export const sourceCard = (page: Page, source: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: source, level: 2 }) });

export async function openDataSync(page: Page, assembly: Assembly, admin: Credentials) {
  await signIn(page.context(), assembly, admin);
  await page.goto(assembly.url + screens.dataSync);
  await expect(page.getByRole('heading', { name: 'Sync Your Data Here', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connection' })).toBeVisible();
}

export async function startSync(page: Page) {
  await syncButton(page).click();
  await answerDialog(page, 'Yes');
}
