import type { SetupRequirements } from '@assembly/contract/setup';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignInPages } from '../app/sign-in-pages.tsx';
import { consumeLinkToken } from '../browser/navigation/consume-link-token.ts';
import { admin, answer } from './fake-server.ts';

export const CHECK = 'POST /api/setup/code';
export const COMPLETE = 'POST /api/setup';
export const NOTHING_FIXED = { assemblyName: null, timeZone: null, publicUrl: null };
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

export async function fillIn(password = 'correct horse') {
  await field('Email').fill(admin.email);
  await field('First name').fill('Ada');
  await field('Last name').fill('Admin');
  await field('Password').fill(password);
  await field('Name of the assembly').fill(' Grace Church ');
}
