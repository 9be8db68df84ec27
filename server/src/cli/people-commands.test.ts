import { resetPassword } from '@assembly/contract/endpoints/sign-in';
import { screens } from '@assembly/contract/paths';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, PASSWORD, PUBLIC_URL, type TestApp } from '../testing/fixtures/test-app.ts';
import { type Command, CommandError } from './command.ts';
import { makeAdmin, makeResetLink } from './people-commands.ts';

const NEW_PASSWORD = 'nine swans on the river';
const LINK = `${PUBLIC_URL}${screens.resetPassword}#`;

/** What the command prints, line by line. */
async function run({ settings, db, clock }: TestApp, command: Command, ...args: string[]) {
  const context = { settings, db, now: () => clock.now, log: () => {} };
  return (await command.run(context, args)).split('\n');
}

function useLink({ call }: TestApp, link: string) {
  const payload = { token: link.slice(LINK.length), password: NEW_PASSWORD };
  return call({ method: 'PUT', url: resetPassword.path, payload });
}

test('the admin command creates an administrator, whose link works once', async () => {
  const app = await openTestApp();
  const email = 'new@example.org';
  const [said, hint, link = ''] = await run(app, makeAdmin, email);
  expect(said).toBe(`${email} is an administrator now.`);
  expect(hint).toMatch(/once, within one day/);
  expect(link.startsWith(LINK)).toBe(true);
  expect((await app.signIn(email, '')).statusCode).not.toBe(200);
  expect((await useLink(app, link)).statusCode).toBe(204);
  const signedIn = await app.signIn(email, NEW_PASSWORD);
  expect(signedIn.json()).toMatchObject({ user: { email, isAdmin: true, isActive: true } });
  expect((await useLink(app, link)).statusCode).toBe(410);
});

test('the admin command promotes an active person, who keeps the password', async () => {
  const app = await openTestApp();
  const { id, email } = await app.addPerson({ email: 'ruth@example.org' });
  const [said, hint] = await run(app, makeAdmin, email.toUpperCase());
  expect(said).toBe(`${email} is an administrator now.`);
  expect(hint).toMatch(/sets a new password/);
  const signedIn = await app.signIn(email, PASSWORD);
  expect(signedIn.json()).toMatchObject({ user: { id, email, isAdmin: true, isActive: true } });
});

onEachDatabase('the admin command', (database) => {
  test('gives nothing to a stranger who signed up with the address before', async () => {
    const app = await openTestApp({ database });
    const person = await app.addPerson({ email: 'ruth@example.org', isActive: false });
    const { id, email } = person;
    const cookie = await app.cookieOf(person);
    const [, earlierLink = ''] = await run(app, makeResetLink, email);
    const output = await run(app, makeAdmin, email.toUpperCase());
    expect((await app.signIn(email, PASSWORD)).statusCode).toBe(401);
    expect((await app.call({ url: '/api/users', headers: { cookie } })).statusCode).toBe(401);
    expect((await useLink(app, earlierLink)).statusCode).toBe(410);
    expect(output[1]).toMatch(/had already signed up .* no longer works/);
    expect((await useLink(app, output.at(-1) ?? '')).statusCode).toBe(204);
    const signedIn = await app.signIn(email, NEW_PASSWORD);
    expect(signedIn.json()).toMatchObject({ user: { id, email, isAdmin: true, isActive: true } });
  });
});

test('the admin command says how to end the demo, because its setup link no longer works', async () => {
  const app = await openTestApp({ environment: { PUBLIC_URL: '', GOOGLE_CLIENT_ID: '' } });
  const output = await run(app, makeAdmin, 'new@example.org');
  expect(output[1]).toMatch(/To end the demo, start the server with PUBLIC_URL/);
});

test('the reset-link command prints a link that sets a password and approves no account', async () => {
  const app = await openTestApp();
  const { email } = await app.addPerson({ isActive: false });
  const [, link = ''] = await run(app, makeResetLink, email);
  expect(link.startsWith(LINK)).toBe(true);
  expect((await useLink(app, link)).statusCode).toBe(204);
  expect((await app.signIn(email, PASSWORD)).statusCode).toBe(401);
  expect((await app.signIn(email, NEW_PASSWORD)).statusCode).toBe(403);
});

test('an invalid and an unknown address are refused', async () => {
  const app = await openTestApp();
  await expect(run(app, makeAdmin, 'nobody')).rejects.toThrow(CommandError);
  await expect(run(app, makeAdmin, 'nobody')).rejects.toThrow(/nobody is not an e-?mail address/);
  await expect(run(app, makeResetLink, 'a@b.example')).rejects.toThrow(/a@b\.example/);
});

test('an account of the demo, whose password is public, does not become an administrator', async () => {
  const app = await openTestApp();
  await expect(run(app, makeAdmin, 'Member@assembly.example')).rejects.toThrow(
    /belongs to the demo/,
  );
});
