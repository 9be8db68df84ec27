import problems from '@assembly/messages/en/problems';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { watchStreams } from '../testing/fake-event-source.ts';
import { admin, answer, member, refuse, startFakeServer } from '../testing/fake-server.ts';
import { run, syncReply } from '../testing/fixtures/sync-runs.ts';
import { pending, usersReply, usersRoutes } from '../testing/fixtures/users.ts';
import { renderApp } from '../testing/render-app.tsx';

const ERROR = 'Something went wrong on our side. Please try again later.';
const failure = answer(500, {});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string | RegExp) => button(name).click();

/** They stay open after a failure. */
async function openActions() {
  const more = button(/^More actions for Mia/);
  await expect.element(more).toBeVisible();
  if (more.element().getAttribute('aria-expanded') !== 'true') await more.click();
}

const session = {
  id: 's1',
  userAgent: 'Firefox Windows',
  createdAt: 1,
  seenAt: 2,
  isCurrent: true,
};
const audit = { id: 'a1', at: 1, actor: 'Ada', action: 'approved', subject: 'Mia Member' };
const READS = {
  ...usersRoutes([pending, { ...member, name: 'Mia Member' }, admin]),
  'GET /api/audit': answer(200, { items: [audit], page: 1, pageCount: 1, total: 1 }),
  'GET /api/account/sessions': answer(200, {
    items: [session, { ...session, id: 's2', isCurrent: false }],
  }),
  'GET /api/sync': syncReply([run()]),
  'GET /api/sync/versions': answer(200, {
    items: [{ id: 'v1', source: 'events', replacedAt: 1, items: 4 }],
  }),
};

beforeEach(async () => {
  watchStreams();
  await page.viewport(1280, 800);
});

interface Write {
  path: string;
  call: string;
  act: () => Promise<void>;
  reply: ReturnType<typeof answer>;
  success: string;
}

const WRITES: Record<string, Write> = {
  'an approval': {
    path: '/web/admin',
    call: 'POST /api/users/u3/approve',
    async act() {
      await press(/^Approve Petra/);
      await press('Yes');
    },
    reply: answer(200, { user: { ...pending, isActive: true } }),
    success: 'User approved successfully.',
  },
  'a deletion': {
    path: '/web/admin',
    call: 'DELETE /api/users/u2',
    async act() {
      await openActions();
      await press(/^Delete Mia/);
      await press('Yes');
    },
    reply: answer(204),
    success: 'User deleted successfully.',
  },
  'making an administrator': {
    path: '/web/admin',
    call: 'POST /api/users/u2/admin',
    async act() {
      await openActions();
      await press(/^Details of Mia/);
      await press('Make administrator');
      await press('Make administrator');
    },
    reply: answer(200, { user: { ...member, isAdmin: true } }),
    success: 'This person is now an administrator.',
  },
  'a new name': {
    path: '/web/account',
    call: 'PATCH /api/account',
    async act() {
      await field('First name').fill('Changed');
      await press('Save name');
    },
    reply: answer(200, { user: { ...admin, name: 'Changed Admin' } }),
    success: 'Your name has been changed.',
  },
  'a new password': {
    path: '/web/account',
    call: 'PATCH /api/account',
    async act() {
      await field('Current password').fill('seven geese over the lake');
      await field('New password').fill('nine swans on the river');
      await press('Change password');
    },
    reply: answer(200, { user: admin }),
    success:
      'Your password has been changed. Your other sessions have ended. Your private links are turned off.',
  },
  'the end of a session': {
    path: '/web/account',
    call: 'DELETE /api/account/sessions/s2',
    act: () => press(/^End session/),
    reply: answer(204),
    success: 'Session ended.',
  },
  'a restore': {
    path: '/web/datasync',
    call: 'POST /api/sync/versions/v1/restore',
    async act() {
      await press(/^Restore Events/);
      await press('Restore');
    },
    reply: answer(200, { source: 'events' }),
    success: 'Snapshot restored.',
  },
};

for (const [name, { path, call, act, reply, success }] of Object.entries(WRITES)) {
  test(`${name} that the server answers with 500 is reported, and works the next time`, {
    tags: name === 'an approval' ? [] : 'long',
  }, async () => {
    const { routes } = startFakeServer({ ...READS, [call]: failure });
    await renderApp(path);
    await act();
    await expect.element(page.getByRole('alert').getByText(ERROR)).toBeVisible();
    await expect.element(page.getByText(success)).not.toBeInTheDocument();
    await press('Close notification');
    routes[call] = reply;
    await act();
    await expect.element(page.getByText(success)).toBeVisible();
  });
}

test.each([
  ['/web/admin', 'GET /api/users', problems.forbidden, /^Ada Admin/],
  ['/web/admin', 'GET /api/audit', problems.forbidden, /approved Mia/],
  ['/web/datasync', 'GET /api/sync', 'The sync status could not be loaded.', /^Last synced/],
  [
    '/web/datasync',
    'GET /api/sync/versions',
    'The snapshots could not be loaded.',
    /^Events from before/,
  ],
  [
    '/web/account',
    'GET /api/account/sessions',
    'Your sessions could not be loaded.',
    /^Firefox on Windows/,
  ],
])(
  'at %s, %s that fails is reported and can be tried again',
  { tags: 'long' },
  async (path, call, text, content) => {
    // A refusal, because the app itself retries after a 500.
    const { routes } = startFakeServer({ ...READS, [call]: refuse('forbidden') });
    await renderApp(path);
    if (call === 'GET /api/audit') await page.getByText('Activity log').click();
    const failed = page.getByRole('alert').filter({ hasText: text });
    await expect.element(failed).toBeVisible();
    routes[call] = READS[call as keyof typeof READS];
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect.element(failed).not.toBeInTheDocument();
    await expect.element(page.getByText(content).first()).toBeVisible();
  },
);

test.each([
  ['/web/admin', 'GET /api/users.csv', 'Download as CSV'],
  ['/web/account', 'GET /api/account/export', 'Download my data'],
])(
  'at %s, %s that the server cannot make is reported',
  { tags: 'long' },
  async (path, call, link) => {
    startFakeServer({ ...READS, [call]: failure });
    await renderApp(path);
    await page.getByRole('link', { name: link }).click();
    await expect.element(page.getByRole('alert').getByText(ERROR)).toBeVisible();
  },
);

test('a server that cannot be reached is reported, and the button keeps the focus', async () => {
  startFakeServer({
    ...READS,
    'POST /api/users/u3/approve': () => Promise.reject(new TypeError('Failed to fetch')),
    'GET /api/users': usersReply([pending, admin]),
  });
  await renderApp('/web/admin');
  await WRITES['an approval']?.act();
  const text = 'Our Assembly cannot be reached. Please try again.';
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
  await expect.element(button(/^Approve Petra/)).toHaveFocus();
});
