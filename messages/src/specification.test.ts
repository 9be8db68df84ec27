import { expect, test } from 'vitest';
import common from './en/common.ts';
import connection from './en/connection.ts';
import documents from './en/documents.ts';
import login from './en/login.ts';
import problems from './en/problems.ts';
import users from './en/users.ts';

test('notices have the wording of the product specification', () => {
  expect([
    [common.loggedIn, problems.invalid_credentials, login.failed, problems.account_inactive],
    [login.signedUp, problems.email_in_use, login.signUpFailed],
    [login.forgot.sent, problems.email_not_found, login.forgot.failed],
    [documents.noFiles, common.fileOpening, users.delete.done, users.approve.done],
    [connection.synced],
  ]).toEqual([
    [
      'User logged in successfully. Redirecting to main page.',
      'Invalid email or password. Please try again.',
      'An error occurred while logging in. Please try again later.',
      'Your account is not enabled yet. Please contact to site admin.',
    ],
    [
      'User registered successfully.',
      'Email is already in use. Please use a different email.',
      'An error occurred while registering. Please try again later.',
    ],
    [
      'Password reset email has been sent to your email address.',
      'Email not found. Please check your email or sign up.',
      'An error occurred. Please try again later.',
    ],
    [
      'No files exists in the folder.',
      'Please wait for some time, while we are opening file.',
      'User deleted successfully.',
      'User approved successfully.',
    ],
    ['Data synced successfully.'],
  ]);
});
