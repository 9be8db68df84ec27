import {
  accountChangeSchema,
  accountDeletionSchema,
  accountExportSchema,
  ownSessionsReplySchema,
} from '../account/account.ts';
import { userReplySchema } from '../user.ts';
import type { Endpoint } from './endpoint.ts';

export const getAccount = {
  method: 'GET',
  path: '/api/account',
  audience: 'member',
  reply: { status: 200, json: userReplySchema },
} as const satisfies Endpoint;

export const changeAccount = {
  method: 'PATCH',
  path: '/api/account',
  audience: 'member',
  body: accountChangeSchema,
  reply: { status: 200, json: userReplySchema },
  problems: ['invalid_credentials', 'password_policy', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/account',
  audience: 'member',
  body: accountDeletionSchema,
  reply: { status: 204 },
  problems: ['invalid_credentials', 'last_admin', 'too_many_attempts', 'busy'],
} as const satisfies Endpoint;

export const exportAccount = {
  method: 'GET',
  path: '/api/account/export',
  audience: 'member',
  reply: { status: 200, json: accountExportSchema },
} as const satisfies Endpoint;

export const listOwnSessions = {
  method: 'GET',
  path: '/api/account/sessions',
  audience: 'member',
  reply: { status: 200, json: ownSessionsReplySchema },
} as const satisfies Endpoint;

export const endOwnSession = {
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  audience: 'member',
  reply: { status: 204 },
  problems: ['session_not_found'],
} as const satisfies Endpoint;
