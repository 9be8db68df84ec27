import { LOGO_MAX_KB, SECOND_MS } from './limits.ts';

export type Severity = 'success' | 'warning' | 'error' | 'info';

/** What a toast shows. */
export interface Notice {
  severity: Severity;
  text: string;
}

const success = (text: string): Notice => ({ severity: 'success', text });
const warning = (text: string): Notice => ({ severity: 'warning', text });
const info = (text: string): Notice => ({ severity: 'info', text });
const error = (text: string): Notice => ({ severity: 'error', text });

/** Their wording is fixed by the product specification. */
export const notices = {
  loginDone: success('User logged in successfully. Redirecting to main page.'),
  loginRefused: warning('Invalid email or password. Please try again.'),
  loginInactive: warning('Your account is not enabled yet. Please contact to site admin.'),
  loginFailed: error('An error occurred while logging in. Please try again later.'),
  signUpDone: success('User registered successfully.'),
  signUpEmailInUse: warning('Email is already in use. Please use a different email.'),
  signUpFailed: error('An error occurred while registering. Please try again later.'),
  resetSent: success('Password reset email has been sent to your email address.'),
  resetEmailNotFound: warning('Email not found. Please check your email or sign up.'),
  resetFailed: error('An error occurred. Please try again later.'),
  passwordChanged: success('Your password has been changed.'),
  passwordChangeFailed: error('Your password could not be changed. Please try again later.'),
  folderEmpty: warning('No files exists in the folder.'),
  fileOpening: info('Please wait for some time, while we are opening file.'),
  deleteDone: success('User deleted successfully.'),
  approveDone: success('User approved successfully.'),
  syncDone: success('Data synced successfully.'),
  logoutFailed: error('You could not be logged out. Please try again.'),
} satisfies Record<string, Notice>;

export function tooManyAttemptsMessage(waitMs: number): string {
  return `Too many attempts. Please try again in ${waitInWords(waitMs)}.`;
}

function waitInWords(waitMs: number): string {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Shown by the browser too, which does not load the messages of all problems for them. */
export const SYNC_RUNNING = 'A sync is already running. Wait until it has finished.';
export const UNSUPPORTED_IMAGE = `Choose a PNG, JPEG, WebP or SVG image of at most ${LOGO_MAX_KB} kB.`;
