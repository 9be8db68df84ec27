import { screens } from '@assembly/contract/paths';
import { expect, type Page } from '@playwright/test';
import { demo, lastNameOf, type Person, signIn } from './people.ts';
import type { Assembly } from './start-assembly.ts';

export const table = (page: Page) => page.getByRole('table');
export const row = (page: Page, text: string) =>
  table(page).getByRole('row').filter({ hasText: text });
export const rowButton = (page: Page, action: string, name: string) =>
  table(page).getByRole('button', { name: `${action} ${name}`, exact: true });
export const usersLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin role' });

/** Opens the user list as the administrator of the demo, filtered to one person if given. */
export async function openUsers(page: Page, assembly: Assembly, person?: Person) {
  await signIn(page.context(), assembly, demo.admin);
  const query = person ? `?search=${lastNameOf(person)}` : '';
  await page.goto(assembly.url + screens.users + query);
  await expect(table(page)).toBeVisible();
}
