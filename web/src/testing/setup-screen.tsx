import type { SetupRequirements } from '@assembly/contract/setup';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignInPages } from '../app/sign-in-pages.tsx';
import { consumeLinkToken } from '../browser/navigation/consume-link-token.ts';
import { admin, answer } from './fake-server.ts';

export const CHECK = 'POST /api/setup/code';
export const COMPLETE = 'POST /api/setup';
export const UPLOAD = 'PUT /api/settings/logo';
export const NOTHING_FIXED = {
  assemblyName: null,
  timeZone: null,
  publicUrl: null,
  hasLogo: false,
};
export const requirements = (change: Partial<SetupRequirements> = {}) =>
  answer(200, { isDemo: false, fixed: NOTHING_FIXED, ...change });
export const done = answer(201, { user: admin });

export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const heading = (name: string) => page.getByRole('heading', { name });
export const button = (name: string) => page.getByRole('button', { name });

/** Opens the page as the printed link does. */
export async function followLink(rest = '#secret') {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', `/setup${rest}`);
  await render(<SignInPages screen="setup" linkToken={consumeLinkToken()} />);
}

export async function fillInAccount(password = 'correct horse') {
  await field('First name').fill('Ada');
  await field('Last name').fill('Admin');
  await field('Email').fill(admin.email);
  await field('Password').fill(password);
  await button('Continue').click();
  await expect.element(heading('Your assembly')).toBeVisible();
}

export async function fillInAssembly() {
  await field('Name of the assembly').fill('Grace Church');
  await button('Continue').click();
  await expect.element(heading('Public address')).toBeVisible();
}
