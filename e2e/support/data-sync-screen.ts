import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { answer } from './on-screen.ts';
import { type Person, signIn } from './people.ts';
import type { Assembly } from './start-assembly.ts';
import { expect } from './test.ts';

export const syncButton = (page: Page) => page.getByRole('button', { name: 'Sync Data' });
export const bar = (page: Page, source: string) => page.getByRole('progressbar', { name: source });
export const card = (page: Page, source: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: source, level: 2 }) });

export async function open(page: Page, assembly: Assembly, admin: Person) {
  await signIn(page.context(), assembly, admin);
  await page.goto(assembly.url + screens.dataSync);
  await expect(page.getByRole('heading', { name: 'Sync Your Data Here', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connection' })).toBeVisible();
}

export async function sync(page: Page) {
  await syncButton(page).click();
  await answer(page, 'Yes');
}
