import { screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import {
  expectNotice,
  logIn,
  loginButton,
  notification,
  stoppableClock,
} from './support/on-screen.ts';
import { newEmail } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ mayFail: ['/api/'] });

const WARNING = 'Invalid email or password. Please try again.';

/** Opens the login and brings about a warning, with the page's clock standing still. */
async function openWithWarning(page: Page, url: string) {
  const clock = await stoppableClock(page);
  await page.goto(url + screens.login);
  await clock.stop();
  await logIn(page, { email: newEmail(), password: 'whatever it may be' });
  await expectNotice(page, 'warning', WARNING);
  return clock;
}

const bar = (page: Page) => notification(page, 'warning');
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close notification' });

test('a notification goes by itself after five seconds', async ({ page, assembly }) => {
  const clock = await openWithWarning(page, assembly.url);
  await clock.pass(4999);
  await expect(bar(page)).toBeVisible();
  await clock.pass(1);
  await expect(bar(page)).toBeHidden();
});

test('a notification stays when somebody clicks away or presses Escape, and goes by its own button', async ({
  page,
  assembly,
}) => {
  await openWithWarning(page, assembly.url);
  await page.mouse.click(5, 5);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  await closeButton(page).click();
  await expect(bar(page)).toBeHidden();
});

test('a notification waits while it is hovered, and then has the rest of its time', async ({
  page,
  assembly,
}) => {
  const clock = await openWithWarning(page, assembly.url);
  await clock.pass(3000);
  await bar(page).hover();
  await clock.pass(60_000);
  await expect(bar(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await clock.pass(1999);
  await expect(bar(page)).toBeVisible();
  await clock.pass(1);
  await expect(bar(page)).toBeHidden();
});

test('a notification waits while it has the focus, and closing it gives the focus back', async ({
  page,
  assembly,
}) => {
  const clock = await openWithWarning(page, assembly.url);
  await loginButton(page).focus();
  await closeButton(page).focus();
  await clock.pass(60_000);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(loginButton(page)).toBeFocused();
});

test('a second notification takes the place of the first, with all of its time', async ({
  page,
  assembly,
}) => {
  const clock = await openWithWarning(page, assembly.url);
  await clock.pass(4000);
  const refused = page.waitForResponse('**/api/session');
  await loginButton(page).click();
  await refused;
  await expect(loginButton(page)).toHaveText('Login');
  await clock.pass(4999);
  await expectNotice(page, 'warning', WARNING);
  await expect(page.locator('[data-severity]')).toHaveCount(1);
  await clock.pass(1);
  await expect(bar(page)).toBeHidden();
});

test('a notification is announced: the region is there before its text is', async ({
  page,
  assembly,
}) => {
  await page.goto(assembly.url + screens.login);
  const alert = page.getByRole('alert');
  const status = page.getByRole('status');
  await expect(alert).toBeAttached();
  await expect(alert).toBeEmpty();
  await expect(status).toBeEmpty();
  await alert.evaluate((region) => region.setAttribute('data-seen', 'before'));
  await logIn(page, { email: newEmail(), password: 'whatever it may be' });
  await expect(alert).toHaveText(WARNING);
  await expect(alert).toHaveAttribute('data-seen', 'before');
  await expect(status).toBeEmpty();
});

for (const width of [320, 360, 1280]) {
  test(`a notification stands at the bottom centre, filled, on a screen ${width} px wide`, async ({
    page,
    assembly,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openWithWarning(page, assembly.url);
    await bar(page).evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    const box = await bar(page).boundingBox();
    if (!box) throw new Error('The bar has no box.');
    expect(box.x).toBeGreaterThanOrEqual(8);
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1);
    expect(box.y + box.height).toBeLessThanOrEqual(700);
    expect(box.y + box.height).toBeGreaterThan(700 - 40);
    const fill = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await bar(page).evaluate(fill)).not.toBe('rgba(0, 0, 0, 0)');
    expect(await bar(page).evaluate(fill)).not.toBe(await page.locator('body').evaluate(fill));
  });
}

test('in a dialog the notification can be read, reached and closed', async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.login);
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(newEmail());
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expectNotice(page, 'warning', 'Email not found. Please check your email or sign up.');
  await closeButton(page).click();
  await expect(bar(page)).toBeHidden();
  await expect(dialog).toBeVisible();
});
