import { api, screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { test } from './support/connected-assembly.ts';
import { card, open, sync } from './support/data-sync-screen.ts';
import { expectNoFaults, WIDE } from './support/expect-accessible.ts';
import { answer, expectNotice, notification } from './support/on-screen.ts';
import { cookieFor, demo, newMember, PASSWORD, signIn } from './support/people.ts';
import type { Assembly } from './support/start-assembly.ts';
import { expect } from './support/test.ts';
import {
  button,
  colleague,
  member,
  openListOf,
  type Somebody,
  somebody,
} from './support/users-screen.ts';

test.use({ viewport: WIDE, mayFail: ['/api/'] });

const TOLD = 'Something went wrong on our side. Please try again later.';

/** One call of this page is answered by 500, until it may work again. */
async function breakCall(page: Page, method: string, path: RegExp) {
  const isIt = (url: URL) => path.test(url.pathname);
  await page.route(isIt, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, body: '{}' })
      : route.fallback(),
  );
  return () => page.unroute(isIt);
}

interface Write {
  call: [method: string, path: RegExp];
  /** Whose browser it is, and whom it is about. */
  come: (page: Page, assembly: Assembly) => Promise<{ name: string }>;
  act: (page: Page, about: { name: string }) => Promise<void>;
  done: (page: Page) => Promise<void>;
}

const says = (text: string) => (page: Page) => expectNotice(page, 'success', text);
const listOf =
  (make: (assembly: Assembly) => Promise<Somebody>) => (page: Page, assembly: Assembly) =>
    openListOf(page, assembly, make);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function choose(page: Page, action: string, name: string) {
  await button(page, action, name).click();
  await answer(page, 'Yes');
}

async function chooseMore(page: Page, name: string, act: string) {
  await button(page, 'More about', name).click();
  await press(page, act);
  await answer(page, 'Yes');
}

async function ownAccount(page: Page, assembly: Assembly) {
  const person = await newMember(assembly);
  await cookieFor(assembly, person);
  await signIn(page.context(), assembly, person);
  await page.goto(assembly.url + screens.account);
  await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible();
  return { name: 'Nora Newcomer' };
}

const WRITES: Record<string, Write> = {
  'an approval': {
    call: ['POST', /\/approve$/],
    come: listOf(somebody),
    act: (page, { name }) => choose(page, 'Approve', name),
    done: says('User approved successfully.'),
  },
  'a deletion': {
    call: ['DELETE', /\/users\/[^/]+$/],
    come: listOf(member),
    act: (page, { name }) => choose(page, 'Delete', name),
    done: says('User deleted successfully.'),
  },
  'making an administrator': {
    call: ['POST', /\/admin$/],
    come: listOf(member),
    act: (page, { name }) => chooseMore(page, name, 'Make administrator'),
    done: says('This person is now an administrator.'),
  },
  'unmaking an administrator': {
    call: ['DELETE', /\/admin$/],
    come: listOf(colleague),
    act: (page, { name }) => chooseMore(page, name, 'Remove administrator role'),
    done: says('This person is no longer an administrator.'),
  },
  'a one-time link': {
    call: ['POST', /\/reset-link$/],
    async come(page, assembly) {
      const person = await openListOf(page, assembly, member);
      await button(page, 'More about', person.name).click();
      return person;
    },
    act: (page) => press(page, 'Create link'),
    done: (page) => expect(field(page, 'Link')).toBeFocused(),
  },
  'a new name': {
    call: ['PATCH', /\/account$/],
    come: ownAccount,
    async act(page) {
      await field(page, 'First name').fill('Changed');
      await press(page, 'Save name');
    },
    done: says('Your name has been changed.'),
  },
  'a new password': {
    call: ['PATCH', /\/account$/],
    come: ownAccount,
    async act(page) {
      await field(page, 'Current password').fill(PASSWORD);
      await field(page, 'New password').fill('nine swans on the river');
      await press(page, 'Change password');
    },
    done: says('Your password has been changed. Your other sessions have ended.'),
  },
  'the end of a session': {
    call: ['DELETE', /\/sessions\/[^/]+$/],
    come: ownAccount,
    act: (page) => press(page, /^End session:/),
    done: says('Session ended.'),
  },
  'the end of an account': {
    call: ['DELETE', /\/account$/],
    async come(page, assembly) {
      const self = await ownAccount(page, assembly);
      await press(page, 'Delete my account');
      return self;
    },
    async act(page) {
      await field(page, 'Password').fill(PASSWORD);
      await answer(page, 'Yes');
    },
    done: (page) => expect(page).toHaveURL(/\/login$/),
  },
};
for (const [what, { call, come, act, done }] of Object.entries(WRITES)) {
  test(`${what} that the server answers with 500 is told as an error, and works the next time`, async ({
    page,
    assembly,
  }) => {
    const about = await come(page, assembly);
    const mend = await breakCall(page, ...call);
    await act(page, about);
    await expectNotice(page, 'error', TOLD);
    await expect(notification(page, 'success')).toBeHidden();
    await page.getByRole('button', { name: 'Close notification' }).click();
    await mend();
    await act(page, about);
    await done(page);
  });
}

const READS: [path: RegExp, screen: string, told: string, shown: RegExp][] = [
  [/\/api\/users$/, screens.users, 'The users could not be loaded.', /^Ada Admin/],
  [/\/api\/audit$/, screens.users, 'The activity log could not be loaded.', /signed up/],
  [/\/api\/sync$/, screens.dataSync, 'The sync status could not be loaded.', /^Last synced/],
  [/\/versions$/, screens.dataSync, 'The snapshots could not be loaded.', /No snapshots yet/],
  [/\/sessions$/, screens.account, 'Your sessions could not be loaded.', /This browser/],
];
for (const [path, screen, told, shown] of READS) {
  test(`${told} It is said when the server answers 500, and asked for again`, async ({
    page,
    context,
    assembly,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await somebody(assembly);
    await signIn(context, assembly, demo.admin);
    const mend = await breakCall(page, 'GET', path);
    await page.goto(assembly.url + screen + (screen === screens.users ? '?search=ada' : ''));
    if (path.test(api.audit)) await page.getByText('Activity log').click();
    const failed = page.getByRole('alert').filter({ hasText: told });
    await expect(failed).toBeVisible();
    await expectNoFaults(page);
    await mend();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toBeHidden();
    await expect(page.getByText(shown).first()).toBeVisible();
  });
}

test('a sync or a restore that the server answers with 500 is told as an error, and works the next time', async ({
  page,
  connect,
}) => {
  test.slow();
  const { assembly, google, admin } = await connect();
  google.generate({ events: 3 });
  await open(page, assembly, admin);
  const close = () => page.getByRole('button', { name: 'Close notification' }).click();
  const mendSync = await breakCall(page, 'POST', /\/api\/sync$/);
  await sync(page);
  await expectNotice(page, 'error', TOLD);
  await expect(card(page, 'Events')).toContainText('Never synced');
  await close();
  await mendSync();
  for (const events of [4, 5]) {
    await sync(page);
    await expectNotice(page, 'success', 'Data synced successfully.');
    await close();
    google.generate({ events });
  }

  const mendRestore = await breakCall(page, 'POST', /\/restore$/);
  const putBack = page.getByRole('button', { name: /^Restore Events/ });
  await putBack.click();
  await answer(page, 'Yes');
  await expectNotice(page, 'error', TOLD);
  await expect(putBack).toBeFocused();
  await close();
  await mendRestore();
  await putBack.click();
  await answer(page, 'Yes');
  await expectNotice(page, 'success', 'Snapshot restored.');
});

for (const [screen, path, link, file] of [
  [screens.users, api.usersCsv, 'Download as CSV', 'people.csv'],
  [screens.account, api.accountExport, 'Download my data', 'my-account.json'],
] as const) {
  test(`${file} that the server cannot make is told, and is saved at the next try`, async ({
    page,
    context,
    assembly,
  }) => {
    await signIn(context, assembly, demo.admin);
    await page.goto(assembly.url + screen);
    const mend = await breakCall(page, 'GET', new RegExp(`${path}$`));
    await page.getByRole('link', { name: link }).click();
    await expectNotice(page, 'error', TOLD);
    await mend();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: link }).click();
    expect((await saving).suggestedFilename()).toBe(file);
  });
}
