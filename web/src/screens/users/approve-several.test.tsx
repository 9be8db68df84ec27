import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, answer, member, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { pending, usersReply, usersRoutes } from '../../testing/fixtures/users.ts';
import { prepareScreen } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('alertdialog');
const ruth = { ...pending, id: 'u4', name: 'Ruth Keller', email: 'ruth@assembly.example' };
const paul = { ...pending, id: 'u5', name: 'Paul Meier', isUnconfirmed: true };
const approved = answer(200, { user: member });

beforeEach(prepareScreen);

async function open(routes = {}) {
  const server = startFakeServer({
    ...usersRoutes([pending, ruth, paul, admin, member]),
    'POST /api/users/u3/approve': approved,
    'POST /api/users/u4/approve': approved,
    'POST /api/users/u5/approve': approved,
    ...routes,
  });
  await renderApp('/web/admin');
  await button('Approve several').click();
  await expect.element(dialog).toHaveAccessibleName('Approve several');
  return server;
}

test('I approve everybody who waits with one action, except those whom I uncheck', async () => {
  const server = await open();
  expect(
    dialog
      .getByRole('checkbox')
      .elements()
      .map((each) => each.closest('label')?.textContent),
  ).toEqual([
    'Petra Pending pending@assembly.example',
    'Ruth Keller ruth@assembly.example',
    'Paul Meier pending@assembly.example (address not confirmed)',
  ]);
  await dialog.getByRole('checkbox', { name: /Petra/ }).click();
  // Not before, because the screen may fetch the list at any time.
  server.routes['POST /api/users/u5/approve'] = (...request) => {
    server.routes['GET /api/users'] = usersReply([pending, admin, member]);
    return approved(...request);
  };
  await dialog.getByRole('button', { name: 'Approve 2 people' }).click();
  await expect.element(page.getByText('2 approved.')).toBeVisible();
  expect(server.calls('POST /api/users/u3/approve')).toHaveLength(0);
  // With one person left, there is nothing to choose.
  await expect.element(button('Approve several')).not.toBeInTheDocument();
});

test('with nobody chosen, or after Cancel, nobody is approved', async () => {
  const server = await open();
  for (const name of [/Petra/, /Ruth/, /Paul/]) {
    await dialog.getByRole('checkbox', { name }).click();
  }
  await expect.element(dialog.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  await dialog.getByRole('checkbox', { name: /Ruth/ }).click();
  await expect.element(dialog.getByRole('button', { name: 'Approve 1 person' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.calls('POST /api/users/u4/approve')).toHaveLength(0);
});

test('if one cannot be approved, the others are, and I read who was not', async () => {
  const server = await open({ 'POST /api/users/u4/approve': refuse('user_not_found') });
  server.routes['GET /api/users'] = usersReply([ruth, admin, member]);
  await dialog.getByRole('button', { name: 'Approve 3 people' }).click();
  await expect.element(page.getByText('2 approved. Not approved: Ruth Keller.')).toBeVisible();
  await expect.element(button('Approve Petra Pending')).not.toBeInTheDocument();
});

test('I read who got no email', async () => {
  await open({ 'POST /api/users/u4/approve': answer(200, { user: member, isTold: false }) });
  await dialog.getByRole('button', { name: 'Approve 3 people' }).click();
  const text = '3 approved. No email could be sent: tell Ruth Keller yourself.';
  await expect.element(page.getByText(text)).toBeVisible();
});
