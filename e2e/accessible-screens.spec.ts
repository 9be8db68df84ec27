import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { expectAccessible, WIDE } from './support/accessibility.ts';
import { demo, signIn } from './support/people.ts';
import { setupLinkOf } from './support/setup-link.ts';
import { expect, test } from './support/test.ts';

// Every screen once, as it usually is. The accessibility specs of the long form check its other states.
test.use({
  viewport: WIDE,
  contextOptions: { reducedMotion: 'reduce' },
  allowedFailures: ['/nowhere', '/api/session'],
});

async function expectScreen(page: Page, address: string, heading: string | RegExp) {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await expectAccessible(page);
}

test('the pages before signing in are accessible', async ({ page, assembly }) => {
  await expectScreen(page, assembly.url + screens.login, /./);
  await expectScreen(page, assembly.url + screens.resetPassword, /./);
  await expectScreen(page, `${assembly.url}/nowhere`, '404: Not Found');
  await expectScreen(page, await setupLinkOf(assembly), /./);
});

test('the screens of members are accessible', async ({ page, context, assembly }) => {
  await signIn(context, assembly, demo.member);
  await expectScreen(page, assembly.url + screens.events, 'Events');
  await expectScreen(page, `${assembly.url}${screens.events}?view=month`, 'Events');
  await expectScreen(page, assembly.url + screens.announcements, 'Announcements');
  await expectScreen(page, assembly.url + screens.sermons, 'Sermons');
  await expectScreen(page, assembly.url + screens.documents, 'Documents');
  await expectScreen(page, assembly.url + screens.account, 'Notifications');
});

test('the screens of administrators are accessible', { tag: '@long' }, async ({
  page,
  context,
  assembly,
}) => {
  await signIn(context, assembly, demo.admin);
  await expectScreen(page, assembly.url + screens.users, 'Users');
  await expectScreen(page, assembly.url + screens.dataSync, 'Connection');
  for (const section of [
    'general',
    'google',
    'schedule',
    'email',
    'notifications',
    'backups',
    'about',
  ]) {
    await expectScreen(page, `${assembly.url}${screens.settings}?section=${section}`, /^Settings/);
  }
});
