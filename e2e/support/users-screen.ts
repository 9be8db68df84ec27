import { api, screens } from '@assembly/contract/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { callApi } from './call-api.ts';
import { cookieFor, demo, newEmail, PASSWORD, type Person, signIn } from './people.ts';
import type { Assembly } from './start-assembly.ts';
import { expect } from './test.ts';

export const table = (page: Page) => page.getByRole('table');
export const row = (page: Page, text: string) =>
  table(page).getByRole('row').filter({ hasText: text });
export const button = (page: Page, action: string, name: string) =>
  table(page).getByRole('button', { name: `${action} ${name}`, exact: true });
export const adminEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin role' });

export interface Somebody extends Person {
  id: string;
  name: string;
}

let count = 0;

/** Somebody who waits for approval under a name that nobody else has. */
export async function somebody(assembly: Assembly): Promise<Somebody> {
  count += 1;
  const lastName = `Testperson${process.pid}x${count}`;
  const person = { email: newEmail(), password: PASSWORD };
  const body = { ...person, firstName: 'Nora', lastName };
  const reply = await callApi(assembly, api.users, { method: 'POST', body });
  const { user } = (await reply.json()) as { user: { id: string; name: string } };
  return { ...person, id: user.id, name: user.name };
}

/** As the administrator of the demo, without a browser: what somebody does elsewhere. */
export async function elsewhere(assembly: Assembly, method: string, path: string) {
  const headers = { cookie: await cookieFor(assembly, demo.admin) };
  const reply = await callApi(assembly, path, { method, headers });
  expect(reply.ok, `${method} ${path}`).toBe(true);
}

export async function member(assembly: Assembly): Promise<Somebody> {
  const person = await somebody(assembly);
  await elsewhere(assembly, 'POST', api.approve(person.id));
  return person;
}

/** Somebody who has been made an administrator beside the first. */
export async function colleague(assembly: Assembly): Promise<Somebody> {
  const person = await member(assembly);
  await elsewhere(assembly, 'POST', api.admin(person.id));
  return person;
}

export async function openList(
  page: Page,
  context: BrowserContext,
  assembly: Assembly,
  search = '',
) {
  await signIn(context, assembly, demo.admin);
  await page.goto(`${assembly.url}${screens.users}${search && `?search=${search}`}`);
  await expect(table(page)).toBeVisible();
}

/** Somebody new, alone in the list that an administrator looks at. */
export async function openListOf(
  page: Page,
  assembly: Assembly,
  make: (assembly: Assembly) => Promise<Somebody>,
): Promise<Somebody> {
  const person = await make(assembly);
  await openList(page, page.context(), assembly, surname(person));
  return person;
}

export const surname = ({ name }: Somebody) => name.split(' ')[1] ?? '';
