import { randomUUID } from 'node:crypto';
import { api } from '@assembly/contract/paths';
import type { BrowserContext } from '@playwright/test';
import { callApi, cookieOf } from './call-api.ts';
import type { Assembly } from './start-assembly.ts';
import { expect } from './test.ts';

export interface Person {
  email: string;
  password: string;
}

// As the demo prints them. Tests that fail to sign in, or change a password, use somebody of their own.
const password = 'welcome to the demo';
export const demo = {
  admin: { email: 'admin@assembly.example', password },
  member: { email: 'member@assembly.example', password },
  pending: { email: 'pending@assembly.example', password },
};

export const PASSWORD = 'seven geese over the lake';

/** An address that nobody has used. */
export const newEmail = () => `${randomUUID().slice(0, 13)}@people.example`;

/** Somebody who has signed up and waits for approval. */
export async function newcomer(assembly: Assembly): Promise<Person & { id: string }> {
  const email = newEmail();
  const body = { email, firstName: 'Nora', lastName: 'Newcomer', password: PASSWORD };
  const answer = await callApi(assembly, api.users, { method: 'POST', body });
  expect(answer.status).toBe(201);
  const { user } = (await answer.json()) as { user: { id: string } };
  return { email, password: PASSWORD, id: user.id };
}

/** Somebody whom the administrator of the demo has approved. */
export async function newMember(assembly: Assembly): Promise<Person & { id: string }> {
  const { email, password, id } = await newcomer(assembly);
  const headers = { cookie: await cookieFor(assembly, demo.admin) };
  const answer = await callApi(assembly, api.approve(id), { method: 'POST', headers });
  expect(answer.status).toBe(200);
  return { email, password, id };
}

/** Sets a password with a mailed or printed link, without a browser. */
export async function usePasswordLink(assembly: Assembly, link: string, password: string) {
  const token = new URL(link).searchParams.get('token') ?? '';
  const answer = await callApi(assembly, api.passwordReset(token), {
    method: 'PUT',
    body: { password },
  });
  expect(answer.status).toBe(204);
}

/** Signs a browser in without its form, for tests of what comes after. */
export async function signIn(context: BrowserContext, assembly: Assembly, person: Person) {
  const answer = await context.request.post(assembly.url + api.session, {
    data: { email: person.email, password: person.password },
    headers: { origin: assembly.url },
  });
  expect(answer.status()).toBe(200);
}

export function trySignIn(assembly: Assembly, { email, password }: Person): Promise<Response> {
  return callApi(assembly, api.session, { method: 'POST', body: { email, password } });
}

/** The cookie of a new session. */
export async function cookieFor(assembly: Assembly, person: Person): Promise<string> {
  const answer = await trySignIn(assembly, person);
  expect(answer.status).toBe(200);
  return cookieOf(answer);
}
