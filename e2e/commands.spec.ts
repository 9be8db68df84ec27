import { screens } from '@assembly/contract/paths';
import { NEW_PASSWORD, newEmail, setPasswordWithLink, trySignIn } from './support/people.ts';
import { resetLinkIn, runCommand } from './support/processes/run-command.ts';
import { expect, test } from './support/test.ts';

test('the admin command makes an administrator, who sets a password with the printed link', {
  tag: '@long',
}, async ({ assembly }) => {
  const person = { email: newEmail(), password: NEW_PASSWORD };
  const { code, output } = await runCommand(assembly, 'admin', person.email);
  expect(code).toBe(0);
  expect(output).toContain(`${person.email} is an administrator now.\n`);
  expect(output).toContain(`${assembly.url}${screens.resetPassword}#`);
  await setPasswordWithLink(assembly, resetLinkIn(output), person.password);
  const signedIn = await trySignIn(assembly, person);
  expect(await signedIn.json()).toMatchObject({ user: { email: person.email, isAdmin: true } });
});

test('an unknown command or a wrong number of arguments prints the usage and exits with 1', {
  tag: '@long',
}, async ({ assembly }) => {
  const unknown = await runCommand(assembly, 'constructor');
  expect(unknown.code).toBe(1);
  expect(unknown.output).toMatch(/^Usage: npm run assembly -- COMMAND\n/);
  expect(unknown.output).toMatch(/^ {2}reset-link EMAIL .+$/m);
  expect(unknown.output).not.toContain('    at ');
  const missing = await runCommand(assembly, 'admin');
  expect(missing).toEqual({ code: 1, output: 'Usage: npm run assembly -- admin EMAIL\n' });
});
