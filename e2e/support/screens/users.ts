import { screens } from '@assembly/contract/paths';
import { expect, type Page } from '@playwright/test';
import { demo, lastNameOf, type Person, signIn } from '../people.ts';
import type { Assembly } from '../processes/start-assembly.ts';

export const usersTable = (page: Page) => page.getByRole('table');
export const userRow = (page: Page, text: string) =>
  usersTable(page).getByRole('row').filter({ hasText: text });
export const userButton = (page: Page, action: string, name: string) =>
  usersTable(page).getByRole('button', { name: `${action} ${name}`, exact: true });
/** Shows the row's details and Delete. */
export const openActions = (page: Page, name: string) =>
  userButton(page, 'More actions for', name).click();
export const usersLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin role' });

/** Opens the user list as the administrator of the demo, filtered to one person if given. */
export async function openUsers(page: Page, assembly: Assembly, person?: Person) {
  await signIn(page.context(), assembly, demo.admin);
  const query = person ? `?search=${lastNameOf(person)}` : '';
  await page.goto(assembly.url + screens.users + query);
  await expect(usersTable(page)).toBeVisible();
}
