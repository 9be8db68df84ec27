import { randomUUID } from 'node:crypto';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import {
  resetPassword,
  signIn as signInEndpoint,
  signUp as signUpEndpoint,
} from '@assembly/contract/endpoints/sign-in';
import { approveUser, createResetLink, makeAdmin } from '@assembly/contract/endpoints/users';
import { SECOND_MS, SESSION_LIFE_MS } from '@assembly/contract/limits';
import { type BrowserContext, expect } from '@playwright/test';
import { callApi, cookieOf } from './call-api.ts';
import type { Assembly } from './processes/start-assembly.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface Person extends Credentials {
  id: string;
  name: string;
}

// As the demo prints them. Tests that fail to sign in or change a password make a person of their own.
const password = 'welcome to the demo';
export const demo = {
  admin: { email: 'admin@assembly.example', password },
  member: { email: 'member@assembly.example', password },
  pending: { email: 'pending@assembly.example', password },
};

export const PASSWORD = 'seven geese over the lake';
export const NEW_PASSWORD = 'nine swans on the river';

export const newEmail = () => `${randomUUID().slice(0, 13)}@people.example`;

/** Signs up a person with a unique last name, who then waits for approval. */
export async function newPending(assembly: Pick<Assembly, 'url'>): Promise<Person> {
  const credentials = { email: newEmail(), password: PASSWORD };
  const body = { ...credentials, firstName: 'Nora', lastName: `N${randomUUID().slice(0, 8)}` };
  const reply = await callApi(assembly, signUpEndpoint.path, { method: 'POST', body });
  expect(reply.status).toBe(201);
  const { user } = (await reply.json()) as { user: { id: string; name: string } };
  return { ...credentials, id: user.id, name: user.name };
}

export async function newMember(assembly: Assembly): Promise<Person> {
  const person = await newPending(assembly);
  await callAsAdmin(assembly, 'POST', addressOf(approveUser, { params: { id: person.id } }));
  return person;
}

export async function newAdmin(assembly: Assembly): Promise<Person> {
  const person = await newMember(assembly);
  await callAsAdmin(assembly, 'POST', addressOf(makeAdmin, { params: { id: person.id } }));
  return person;
}

export const lastNameOf = ({ name }: Person) => name.split(' ')[1] ?? '';

/** Calls the API of the demo as its administrator, outside any browser. */
export async function callAsAdmin(assembly: Assembly, method: string, path: string) {
  const headers = { cookie: await cookieFor(assembly, demo.admin) };
  const reply = await callApi(assembly, path, { method, headers });
  expect(reply.ok, `${method} ${path}`).toBe(true);
  return reply;
}

/** The one-time link that an administrator of the demo makes for a person. */
export async function newResetLink(assembly: Assembly, { id }: Person): Promise<string> {
  const reply = await callAsAdmin(assembly, 'POST', addressOf(createResetLink, { params: { id } }));
  return ((await reply.json()) as { url: string }).url;
}

/** Sets a password with a reset link, without a browser. */
export async function setPasswordWithLink(assembly: Assembly, link: string, password: string) {
  const token = new URL(link).hash.slice(1);
  const reply = await callApi(assembly, resetPassword.path, {
    method: 'PUT',
    body: { token, password },
  });
  expect(reply.status).toBe(204);
}

/** Signs a browser in without the login form. Keeps the session that it had, so that an open page does not notice it. */
export async function signIn(
  context: BrowserContext,
  assembly: Pick<Assembly, 'url'>,
  credentials: Credentials,
) {
  const { hostname: domain, pathname: path } = new URL(assembly.url);
  const [name = '', value = ''] = (await cookieFor(assembly, credentials)).split('=');
  // Like the server's, it outlives the browser.
  const expires = (Date.now() + SESSION_LIFE_MS) / SECOND_MS;
  await context.addCookies([
    { name, value, domain, path, expires, httpOnly: true, sameSite: 'Lax' },
  ]);
}

export function trySignIn(
  assembly: Pick<Assembly, 'url'>,
  { email, password }: Credentials,
): Promise<Response> {
  // The list of sessions names the browser.
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0 Safari/537.36',
  };
  const body = { email, password };
  return callApi(assembly, signInEndpoint.path, { method: 'POST', headers, body });
}

/** The cookie of a new session. */
export async function cookieFor(
  assembly: Pick<Assembly, 'url'>,
  credentials: Credentials,
): Promise<string> {
  const reply = await trySignIn(assembly, credentials);
  expect(reply.status).toBe(200);
  return cookieOf(reply);
}
