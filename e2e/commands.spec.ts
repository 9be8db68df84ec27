import { api, screens } from '@assembly/contract/paths';
import { callApi } from './support/call-api.ts';
import { newcomer, newEmail, trySignIn, usePasswordLink } from './support/people.ts';
import { linkIn, runCommand } from './support/run-command.ts';
import { expect, test } from './support/test.ts';

const NEW_PASSWORD = 'nine swans on the river';

test('admin makes an administrator of somebody new, and its link works once', async ({
  assembly,
}) => {
  const email = newEmail();
  const { code, output } = await runCommand(assembly, 'admin', email);
  expect(code).toBe(0);
  expect(output.trim().split('\n')).toEqual([
    `${email} is an administrator now.`,
    'With this link a password can be set, once, within one day:',
    expect.stringMatching(`^${assembly.url}${screens.resetPassword}\\?token=[\\w-]{43}$`),
  ]);
  expect((await trySignIn(assembly, { email, password: NEW_PASSWORD })).status).toBe(401);

  const link = linkIn(output);
  await usePasswordLink(assembly, link, NEW_PASSWORD);
  const signedIn = await trySignIn(assembly, { email, password: NEW_PASSWORD });
  expect(await signedIn.json()).toMatchObject({ user: { email, isAdmin: true, isActive: true } });

  const token = new URL(link).searchParams.get('token') ?? '';
  const again = await callApi(assembly, api.passwordReset(token), {
    method: 'PUT',
    body: { password: 'ten herons in the reeds' },
  });
  expect(again.status).toBe(410);
  expect((await trySignIn(assembly, { email, password: NEW_PASSWORD })).status).toBe(200);
});

test('admin makes an administrator of somebody who waits for approval, in whatever case the address is written', async ({
  assembly,
}) => {
  const person = await newcomer(assembly);
  expect((await trySignIn(assembly, person)).status).toBe(403);
  const { code, output } = await runCommand(assembly, 'admin', person.email.toUpperCase());
  expect(code).toBe(0);
  expect(output).toContain(`${person.email} is an administrator now.`);
  const signedIn = await trySignIn(assembly, person);
  expect(await signedIn.json()).toMatchObject({
    user: { id: person.id, email: person.email, isAdmin: true, isActive: true },
  });
});

test('admin refuses what is no address', async ({ assembly }) => {
  expect(await runCommand(assembly, 'admin', 'nobody')).toEqual({
    code: 1,
    output: 'nobody is not an e-mail address.\n',
  });
});

test('reset-link prints a link with which a password is set, and approves nobody', async ({
  assembly,
}) => {
  const person = await newcomer(assembly);
  const { code, output } = await runCommand(assembly, 'reset-link', person.email);
  expect(code).toBe(0);
  expect(output.trim().split('\n')).toEqual([
    `With this link ${person.email} can set a new password, once, within one day:`,
    expect.stringMatching(`^${assembly.url}${screens.resetPassword}\\?token=[\\w-]{43}$`),
  ]);
  await usePasswordLink(assembly, linkIn(output), NEW_PASSWORD);
  expect((await trySignIn(assembly, person)).status).toBe(401);
  expect((await trySignIn(assembly, { ...person, password: NEW_PASSWORD })).status).toBe(403);
});

test('reset-link says when nobody has the address', async ({ assembly }) => {
  const email = newEmail();
  expect(await runCommand(assembly, 'reset-link', email)).toEqual({
    code: 1,
    output: `Nobody has signed up as ${email}.\n`,
  });
});

test('an unknown command, and none at all, are told which there are', async ({ assembly }) => {
  for (const words of [[], ['crown', 'a@b.example'], ['constructor'], ['--help']]) {
    const { code, output } = await runCommand(assembly, ...words);
    expect(code).toBe(1);
    expect(output).toMatch(/^Usage: npm run assembly -- COMMAND\n/);
    expect(output).toMatch(/^ {2}admin EMAIL .+$/m);
    expect(output).toMatch(/^ {2}reset-link EMAIL .+$/m);
    expect(output).not.toContain('    at ');
  }
});

test('a command with a word too few or too many is told how it is used', async ({ assembly }) => {
  for (const words of [['admin'], ['reset-link', 'a@b.example', 'c@d.example']]) {
    const { code, output } = await runCommand(assembly, ...words);
    expect(code).toBe(1);
    expect(output).toBe(`Usage: npm run assembly -- ${words[0]} EMAIL\n`);
  }
});

test('a command on a database that cannot be opened says so in one sentence', async ({
  assembly,
}) => {
  const databaseUrl = `file:${assembly.folder}/assembly.db/below-a-file.db`;
  const { code, output } = await runCommand({ ...assembly, databaseUrl }, 'admin', newEmail());
  expect(code).toBe(1);
  expect(output).toMatch(/^The database file .+ cannot be opened for writing\. .+\n$/);
});
