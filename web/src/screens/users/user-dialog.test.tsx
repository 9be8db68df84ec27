import { Problem } from '@assembly/contract/problem';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, answer, member, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { pending, usersReply, usersRoutes } from '../../testing/fixtures/users.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const asking = page.getByRole('alertdialog');
const gone = new Problem('user_not_found').message;

beforeEach(prepareScreen);

/** Opens the list of these users. `change` changes what the server answers and announces it. */
async function open(people = [pending, member, admin]) {
  const { routes } = startFakeServer(usersRoutes(people));
  await renderApp('/web/admin');
  await expect.element(page.getByRole('table')).toBeVisible();
  const change = async (changes: typeof routes) => {
    Object.assign(routes, changes);
    await announceChange('users');
  };
  return { routes, change };
}

async function openDetails(name: string) {
  await button(`More actions for ${name}`).click();
  await button(`Details of ${name}`).click();
}

test('an open dialog follows a new name', async () => {
  const { change } = await open();
  await openDetails('Mia Member');
  await change({
    'GET /api/users': usersReply([pending, { ...member, name: 'Mia Muster' }, admin]),
  });
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Mia Muster');
});

test('I can log a person out everywhere, after a confirmation', async () => {
  const { routes } = await open();
  routes['DELETE /api/users/u2/sessions'] = answer(204);
  await openDetails('Mia Member');
  await button('Log out everywhere').click();
  const question = 'Are you sure you want to log Mia Member out everywhere?';
  await expect.element(asking.getByText(question)).toBeVisible();
  await asking.getByRole('button', { name: 'Log out everywhere' }).click();
  const done = 'This person is now logged out everywhere.';
  await expect.element(page.getByText(done)).toBeVisible();
});

test('a user whom another administrator has deleted: the server says so', async () => {
  const { routes } = await open();
  routes['POST /api/users/u3/approve'] = refuse('user_not_found', { detail: gone });
  await button('Approve Petra Pending').click();
  await asking.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(gone);
});

test.each([
  ['done', answer(200, { user: member }), { ...member, isAdmin: true }],
  ['refused', refuse('last_admin'), member],
])(
  'after an action is %s, a later change does not move the focus if I have clicked elsewhere',
  async (_how, answered, after) => {
    const { routes, change } = await open();
    await openDetails('Mia Member');
    await button('Make administrator').click();
    Object.assign(routes, {
      'POST /api/users/u2/admin': answered,
      'GET /api/users': usersReply([pending, after, admin]),
    });
    await asking.getByRole('button', { name: 'Make administrator' }).click();
    await expect.element(page.getByRole('button', { name: 'Close notification' })).toBeVisible();
    await expect.element(button('Details of Mia Member')).toHaveFocus();
    await page.getByRole('navigation', { name: 'Main' }).click({ position: { x: 20, y: 600 } });
    await expect.element(document.body).toHaveFocus();
    await change({ 'GET /api/users': usersReply([after, admin]) });
    await expect.element(button('Approve Petra Pending')).not.toBeInTheDocument();
    await expect.element(document.body).toHaveFocus();
  },
);
