import {
  newPasswordSchema,
  passwordResetSchema,
  resetRequestSchema,
  signInSchema,
  signUpSchema,
} from '../account/account-input.ts';
import { userReplySchema } from '../user.ts';
import { endpoint } from './endpoint.ts';

// Not in session.ts, so that the app does not load the rules for accounts.

export const signIn = endpoint('anyone', 'POST', '/api/session', {
  body: signInSchema,
  reply: { status: 200, json: userReplySchema },
  problems: ['invalid_credentials', 'account_inactive', 'too_many_attempts', 'busy'],
});

export const signUp = endpoint('anyone', 'POST', '/api/users', {
  body: signUpSchema,
  reply: { status: 201, json: userReplySchema },
  problems: ['email_in_use', 'password_policy', 'too_many_attempts', 'busy'],
});

export const requestPasswordReset = endpoint('anyone', 'POST', '/api/password-resets', {
  body: resetRequestSchema,
  reply: { status: 202 },
  problems: ['email_not_found', 'mail_failed', 'mail_not_configured', 'too_many_attempts', 'busy'],
});

export const resetPassword = endpoint('anyone', 'PUT', '/api/password-resets', {
  body: passwordResetSchema,
  reply: { status: 204 },
  problems: ['reset_expired', 'password_policy', 'busy'],
});

/** For pages of version 0.1.0 that are still open. Proxies log the address, and the token with it. */
export const resetPasswordByAddress = endpoint('anyone', 'PUT', '/api/password-resets/:token', {
  body: newPasswordSchema,
  reply: { status: 204 },
  problems: ['reset_expired', 'password_policy', 'busy'],
  isDeprecated: true,
});
