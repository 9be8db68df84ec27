import {
  newPasswordSchema,
  passwordResetSchema,
  resetRequestSchema,
  signInSchema,
  signUpSchema,
} from '../account/account-input.ts';
import { sessionReplySchema } from '../session.ts';
import { userReplySchema } from '../user.ts';
import type { Endpoint } from './endpoint.ts';

export const getSession = {
  method: 'GET',
  path: '/api/session',
  audience: 'anyone',
  reply: { status: 200, json: sessionReplySchema },
} as const satisfies Endpoint;

export const signOut = {
  method: 'DELETE',
  path: '/api/session',
  audience: 'anyone',
  reply: { status: 204 },
  problems: ['session_not_ended'],
} as const satisfies Endpoint;

export const followChanges = {
  method: 'GET',
  path: '/api/live',
  audience: 'member',
  reply: { status: 200, stream: 'text/event-stream' },
} as const satisfies Endpoint;

export const signIn = {
  method: 'POST',
  path: '/api/session',
  audience: 'anyone',
  body: signInSchema,
  reply: { status: 200, json: userReplySchema },
  problems: ['invalid_credentials', 'account_inactive', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

export const signUp = {
  method: 'POST',
  path: '/api/users',
  audience: 'anyone',
  body: signUpSchema,
  reply: { status: 201, json: userReplySchema },
  problems: ['email_in_use', 'password_policy', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

export const requestPasswordReset = {
  method: 'POST',
  path: '/api/password-resets',
  audience: 'anyone',
  body: resetRequestSchema,
  reply: { status: 202 },
  problems: ['email_not_found', 'mail_failed', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

export const resetPassword = {
  method: 'PUT',
  path: '/api/password-resets',
  audience: 'anyone',
  body: passwordResetSchema,
  reply: { status: 204 },
  problems: ['reset_expired', 'password_policy', 'busy'],
} as const satisfies Endpoint;

/** For pages of version 0.1.0 that are still open. Proxies log the address, and the token with it. */
export const resetPasswordByAddress = {
  ...resetPassword,
  path: '/api/password-resets/:token',
  body: newPasswordSchema,
  isDeprecated: true,
} as const satisfies Endpoint;
