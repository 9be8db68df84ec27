import { screens } from '@assembly/contract/paths';
import type { Locator } from '@playwright/test';
import { WIDE } from './support/accessibility.ts';
import { demo, signIn } from './support/people.ts';
import { loginButton } from './support/screens/login.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: WIDE, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The computed colors by which two elements can still differ. */
const readColors = (locator: Locator) =>
  locator.evaluate((element) => {
    const { color, backgroundColor, borderColor } = getComputedStyle(element);
    return { color, backgroundColor, borderColor };
  });

test('with forced colors the current tab, screen and page still stand out', {
  tag: '@long',
}, async ({ page, context, assembly }) => {
  const expectDifferent = async (current: Locator, other: Locator) => {
    await expect(current).toBeVisible();
    expect(await readColors(current)).not.toEqual(await readColors(other));
  };
  await page.goto(assembly.url + screens.login);
  await expect(loginButton(page)).toBeEnabled();
  await expectDifferent(
    page.getByRole('tab', { name: 'Login' }),
    page.getByRole('tab', { name: 'Signup' }),
  );

  await signIn(context, assembly, demo.member);
  await page.goto(assembly.url + screens.events);
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expectDifferent(
    drawer.getByRole('link', { name: 'Events' }),
    drawer.getByRole('link', { name: /^Announcements/ }),
  );
  const pager = page.getByRole('navigation', { name: 'Pages of events' });
  await expectDifferent(
    pager.locator('[aria-current]'),
    pager.getByRole('button', { name: 'Page 2' }),
  );
});
