import { expect, test } from 'vitest';
import { notices } from './messages.ts';

test('notices have the wording and severity of the product specification', () => {
  const { loginDone, loginRefused, loginFailed, loginInactive } = notices;
  const { signUpDone, signUpEmailInUse, signUpFailed } = notices;
  const { resetSent, resetEmailNotFound, resetFailed } = notices;
  const { folderEmpty, fileOpening, deleteDone, approveDone, syncDone } = notices;
  const lines = [
    [loginDone, loginRefused, loginFailed, loginInactive],
    [signUpDone, signUpEmailInUse, signUpFailed],
    [resetSent, resetEmailNotFound, resetFailed],
    [folderEmpty, fileOpening, deleteDone, approveDone, syncDone],
  ]
    .flat()
    .map(({ severity, text }) => `${severity}: ${text}`);
  expect(lines).toEqual([
    'success: User logged in successfully. Redirecting to main page.',
    'warning: Invalid email or password. Please try again.',
    'error: An error occurred while logging in. Please try again later.',
    'warning: Your account is not enabled yet. Please contact to site admin.',
    'success: User registered successfully.',
    'warning: Email is already in use. Please use a different email.',
    'error: An error occurred while registering. Please try again later.',
    'success: Password reset email has been sent to your email address.',
    'warning: Email not found. Please check your email or sign up.',
    'error: An error occurred. Please try again later.',
    'warning: No files exists in the folder.',
    'info: Please wait for some time, while we are opening file.',
    'success: User deleted successfully.',
    'success: User approved successfully.',
    'success: Data synced successfully.',
  ]);
});
