import { Problem } from '@assembly/contract/problem';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, answer, member, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { pending, usersReply, usersRoutes } from '../../testing/fixtures/users.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const asking = page.getByRole('alertdialog');
const list = page.getByRole('region', { name: 'Users' });
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

/** A list of several pages, so that a user may be on another page. */
const MANY = { total: 40, pageCount: 4 };

test('an open dialog says when its user is deleted', async () => {
  const { change } = await open();
  await button('Approve Petra Pending').click();
  await expect.element(asking).toHaveAccessibleName('Confirm Approve');
  await change({
    'GET /api/users': usersReply([member, admin], MANY),
    'GET /api/users/u3': refuse('user_not_found'),
  });
  await expect.element(asking).toHaveAccessibleDescription(gone);
  await asking.getByRole('button', { name: 'Close' }).click();
  await expect.element(asking).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
});

test('an open dialog says when its user has been approved by someone else', async () => {
  const { change } = await open();
  await button('Approve Petra Pending').click();
  await change({
    'GET /api/users': usersReply([member, admin], MANY),
    'GET /api/users/u3': answer(200, { user: { ...pending, isActive: true } }),
  });
  const approved = 'Petra Pending has already been approved.';
  await expect.element(asking).toHaveAccessibleDescription(approved);
});

test('a user whose data cannot be loaded is not reported as deleted', async () => {
  const { change } = await open();
  await button('Approve Petra Pending').click();
  await change({
    'GET /api/users': usersReply([admin], MANY),
    'GET /api/users/u3': refuse('forbidden'),
  });
  const pages = page.getByRole('navigation', { name: 'Pages of users' });
  await expect.element(pages).toBeInTheDocument();
  await expect.element(asking.getByRole('button', { name: 'Yes' })).toBeVisible();
});

test('a dialog follows a new name, and the list gets the focus if the user is deleted', async () => {
  const { change } = await open();
  await button('More about Mia Member').click();
  const renamed = { ...member, name: 'Mia Muster' };
  await change({
    'GET /api/users': usersReply([pending, renamed, admin]),
    'GET /api/users/u2': answer(200, { user: renamed }),
  });
  const about = page.getByRole('dialog');
  await expect.element(about).toHaveAccessibleName('Mia Muster');
  await change({
    'GET /api/users': usersReply([pending, admin]),
    'GET /api/users/u2': refuse('user_not_found'),
  });
  await expect.element(about.getByText(gone)).toBeVisible();
  await about.getByRole('button', { name: 'Close' }).click();
  await expect.element(list).toHaveFocus();
});

test.each([
  ['done', answer(200, { user: member }), { ...member, isAdmin: true }],
  ['refused', refuse('last_admin'), member],
])(
  'after an action is %s, a later change does not move the focus if I have clicked elsewhere',
  async (_how, answered, after) => {
    const { routes, change } = await open();
    await button('More about Mia Member').click();
    await button('Make administrator').click();
    Object.assign(routes, {
      'POST /api/users/u2/admin': answered,
      'GET /api/users': usersReply([pending, after, admin]),
    });
    await asking.getByRole('button', { name: 'Yes' }).click();
    await expect.element(page.getByRole('button', { name: 'Close notification' })).toBeVisible();
    await expect.element(button('More about Mia Member')).toHaveFocus();
    await page.getByRole('navigation', { name: 'Main' }).click({ position: { x: 20, y: 600 } });
    await expect.element(document.body).toHaveFocus();
    await change({ 'GET /api/users': usersReply([after, admin]) });
    await expect.element(button('Approve Petra Pending')).not.toBeInTheDocument();
    await expect.element(document.body).toHaveFocus();
  },
);
