import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, answer, member, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { pending, usersReply, usersRoutes } from '../../testing/fixtures/users.ts';
import { prepareScreen } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const check = (name: string) => page.getByRole('checkbox', { name, exact: true });
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
  await expect.element(page.getByRole('table')).toBeVisible();
  return server;
}

test('I approve those whom I select with one confirmation, which names them', async () => {
  const server = await open();
  expect(page.getByRole('button', { name: /^Approve \d/ }).elements()).toEqual([]);
  await check('Select Ruth Keller').click();
  await check('Select Paul Meier').click();
  await button('Approve 2 people').click();
  await expect.element(dialog).toHaveAccessibleName('Approve 2 people');
  expect(
    dialog
      .getByRole('listitem')
      .elements()
      .map((each) => each.textContent),
  ).toEqual([
    'Ruth Kellerruth@assembly.example',
    'Paul Meierpending@assembly.example (address not confirmed)',
  ]);
  server.routes['GET /api/users'] = usersReply([pending, admin, member]);
  await dialog.getByRole('button', { name: 'Approve 2 people' }).click();
  await expect.element(page.getByText('2 approved.')).toBeVisible();
  expect(server.calls('POST /api/users/u3/approve')).toHaveLength(0);
  // With one person left, there is nothing to select.
  await expect.element(page.getByText(/^Select all/)).not.toBeInTheDocument();
});

test('everybody who waits is selected with one tick, and I read who could not be approved', async () => {
  const server = await open({ 'POST /api/users/u4/approve': refuse('user_not_found') });
  await check('Select all 3 who wait for approval').click();
  await button('Approve 3 people').click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(server.calls('POST /api/users/u3/approve')).toHaveLength(0);
  await button('Approve 3 people').click();
  await dialog.getByRole('button', { name: 'Approve 3 people' }).click();
  await expect.element(page.getByText('2 approved, 1 failed: user_not_found')).toBeVisible();
  expect(server.calls('POST /api/users/u5/approve')).toHaveLength(1);
});
