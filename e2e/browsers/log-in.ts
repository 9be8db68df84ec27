import { screens } from '@assembly/contract/paths';
import type { Person } from '../support/people.ts';
import type { Driver } from './driver.ts';

export const loginButton = { css: 'button[type="submit"]', text: 'Login' };

/** Logs in as a person would, at the assembly of this URL. */
export async function logIn(
  driver: Driver,
  { email, password }: Pick<Person, 'email' | 'password'>,
  url: string,
): Promise<void> {
  await driver.open(url + screens.login);
  await driver.type({ css: 'input[name="email"]' }, email);
  await driver.type({ css: 'input[name="password"]' }, password);
  await driver.click(loginButton);
}
