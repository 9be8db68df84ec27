import { Problem } from '@assembly/contract/problem';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeEventSource, watchStreams } from '../../testing/fake-event-source.ts';
import { admin, answer, member, refuse, startFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { pending, usersReply, usersRoutes } from '../../testing/users.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const asking = page.getByRole('alertdialog');
const list = page.getByRole('region', { name: 'Users' });
const gone = new Problem('user_not_found').message;

let streams: FakeEventSource[];
beforeEach(async () => {
  streams = watchStreams();
  await page.viewport(1280, 800);
});

/** Opens the list of these people; what is told of them later is told on the stream. */
async function open(people = [pending, member, admin]) {
  const { routes } = startFakeServer(usersRoutes(people));
  await renderApp('/web/admin');
  await expect.element(page.getByRole('table')).toBeVisible();
  const change = (changes: typeof routes) => {
    Object.assign(routes, changes);
    streams[0]?.say('users');
  };
  return { routes, change };
}

/** Other people share every word of the address, so many that a search for it would not find this one. */
const MANY = { total: 40, pageCount: 4 };

test('a dialog stays while the list changes, and says when its person is gone', async () => {
  const { change } = await open();
  await button('Approve Petra Pending').click();
  await expect.element(asking).toHaveAccessibleName('Confirm Approve');
  change({
    'GET /api/users': usersReply([member, admin], MANY),
    'GET /api/users/u3': refuse('user_not_found'),
  });
  await expect.element(asking).toHaveAccessibleDescription(gone);
  await asking.getByRole('button', { name: 'Close' }).click();
  await expect.element(asking).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
});

test('a dialog says when its person has been approved elsewhere', async () => {
  const { change } = await open();
  await button('Approve Petra Pending').click();
  change({
    'GET /api/users': usersReply([member, admin], MANY),
    'GET /api/users/u3': answer(200, { user: { ...pending, isActive: true } }),
  });
  const approved = 'Petra Pending has already been approved.';
  await expect.element(asking).toHaveAccessibleDescription(approved);
});

test('a person who cannot be asked for just now is not called gone', async () => {
  const { change } = await open();
  await button('Approve Petra Pending').click();
  change({ 'GET /api/users': usersReply([admin], MANY), 'GET /api/users/u3': refuse('forbidden') });
  const pages = page.getByRole('navigation', { name: 'Pages of users' });
  await expect.element(pages).toBeInTheDocument();
  await expect.element(asking.getByRole('button', { name: 'Yes' })).toBeVisible();
});

test('what is opened about somebody follows a new name, and gives the focus to the list if they go', async () => {
  const { change } = await open();
  await button('More about Mia Member').click();
  const renamed = { ...member, name: 'Mia Muster' };
  change({
    'GET /api/users': usersReply([pending, renamed, admin]),
    'GET /api/users/u2': answer(200, { user: renamed }),
  });
  const about = page.getByRole('dialog');
  await expect.element(about).toHaveAccessibleName('Mia Muster');
  change({
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
  'what was %s to somebody takes no focus later from whoever has pressed elsewhere',
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
    change({ 'GET /api/users': usersReply([after, admin]) });
    await expect.element(button('Approve Petra Pending')).not.toBeInTheDocument();
    await expect.element(document.body).toHaveFocus();
  },
);
