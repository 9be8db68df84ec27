import { auditReplySchema } from '../audit.ts';
import { listQuerySchema, pageQuerySchema } from '../page-of.ts';
import { resetLinkReplySchema, userReplySchema, usersReplySchema } from '../user.ts';
import type { Endpoint } from './endpoint.ts';

export const listUsers = {
  method: 'GET',
  path: '/api/users',
  audience: 'admin',
  query: listQuerySchema,
  reply: { status: 200, json: usersReplySchema },
} as const satisfies Endpoint;

export const exportUsers = {
  method: 'GET',
  path: '/api/users.csv',
  audience: 'admin',
  reply: { status: 200, text: 'text/csv' },
} as const satisfies Endpoint;

export const getUser = {
  method: 'GET',
  path: '/api/users/:id',
  audience: 'admin',
  reply: { status: 200, json: userReplySchema },
  problems: ['user_not_found'],
} as const satisfies Endpoint;

export const approveUser = {
  method: 'POST',
  path: '/api/users/:id/approve',
  audience: 'admin',
  reply: { status: 200, json: userReplySchema },
  problems: ['user_not_found'],
} as const satisfies Endpoint;

export const deleteUser = {
  method: 'DELETE',
  path: '/api/users/:id',
  audience: 'admin',
  reply: { status: 204 },
  problems: ['own_account', 'last_admin'],
} as const satisfies Endpoint;

export const makeAdmin = {
  method: 'POST',
  path: '/api/users/:id/admin',
  audience: 'admin',
  reply: { status: 200, json: userReplySchema },
  problems: ['user_not_found', 'own_account', 'account_inactive'],
} as const satisfies Endpoint;

export const removeAdmin = {
  method: 'DELETE',
  path: '/api/users/:id/admin',
  audience: 'admin',
  reply: { status: 200, json: userReplySchema },
  problems: ['user_not_found', 'own_account', 'account_inactive', 'last_admin'],
} as const satisfies Endpoint;

export const createResetLink = {
  method: 'POST',
  path: '/api/users/:id/reset-link',
  audience: 'admin',
  reply: { status: 201, json: resetLinkReplySchema },
  problems: ['user_not_found', 'own_account'],
} as const satisfies Endpoint;

export const listAudit = {
  method: 'GET',
  path: '/api/audit',
  audience: 'admin',
  query: pageQuerySchema,
  reply: { status: 200, json: auditReplySchema },
} as const satisfies Endpoint;
