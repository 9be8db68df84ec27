import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SignInPages, type SignInScreen } from './app/sign-in-pages.tsx';
import { t } from './browser/locale/messages.ts';
import { prerender, prerenderSignIn } from './prerender.tsx';

function showPrerendered(screen: SignInScreen) {
  const root = document.createElement('div');
  root.innerHTML = prerenderSignIn(screen);
  document.body.append(root);
  onTestFinished(() => root.remove());
  return {
    hydrate() {
      const mounted = hydrateRoot(root, <SignInPages screen={screen} linkToken="token" />);
      onTestFinished(() => mounted.unmount());
    },
  };
}

// A hydration mismatch would log an error, which fails every test.
test('what I typed before hydration is kept', async () => {
  const { hydrate } = showPrerendered('login');
  const submit = page.getByRole('button', { name: 'Login' });
  await page.getByLabelText('Email').fill('member@assembly.example');
  await expect.element(submit).toBeDisabled();
  hydrate();
  await expect.element(submit).toBeEnabled();
  await expect.element(page.getByLabelText('Email')).toHaveValue('member@assembly.example');
});

test('before hydration Enter does not submit the password', async () => {
  showPrerendered('login');
  let sent = false;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent = true;
  });
  await page.getByLabelText('Password', { exact: true }).fill('secret');
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(false);
});

test('the login of an assembly that is not set up is hydrated, and says where the link is', async () => {
  const { hydrate } = showPrerendered('not-set-up');
  await expect.element(page.getByText('This assembly is not set up yet.')).toBeVisible();
  await expect.element(page.getByText(/open the setup link that it printed/)).toBeVisible();
  hydrate();
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('the page for a new password is hydrated too', async () => {
  const { hydrate } = showPrerendered('reset-password');
  hydrate();
  await expect.element(page.getByRole('button', { name: 'Save password' })).toBeEnabled();
});

test('no prerendered page has inline styles, which the Content-Security-Policy would block', () => {
  for (const markup of Object.values(prerender(t, 'en')))
    expect(markup).not.toMatch(/ style=|<style|<script/);
});
