import * as z from 'zod/mini';
import {
  approvalReplySchema,
  resetLinkReplySchema,
  usersReplySchema,
} from '../account/listed-user.ts';
import { auditReplySchema } from '../audit.ts';
import { listQuerySchema, pageQuerySchema } from '../page-of.ts';
import { userReplySchema } from '../user.ts';
import { endpoint } from './endpoint.ts';

export const listUsers = endpoint('admin', 'GET', '/api/users', {
  query: listQuerySchema,
  reply: { status: 200, json: usersReplySchema },
});

export const exportUsers = endpoint('admin', 'GET', '/api/users.csv', {
  reply: { status: 200, text: 'text/csv' },
});

export const getUser = endpoint('admin', 'GET', '/api/users/:id', {
  reply: { status: 200, json: userReplySchema },
  problems: ['user_not_found'],
});

export const approveUser = endpoint('admin', 'POST', '/api/users/:id/approve', {
  reply: { status: 200, json: approvalReplySchema },
  problems: ['user_not_found'],
});

export const deleteUser = endpoint('admin', 'DELETE', '/api/users/:id', {
  reply: { status: 204 },
  problems: ['own_account', 'last_admin'],
});

export const makeAdmin = endpoint('admin', 'POST', '/api/users/:id/admin', {
  reply: { status: 200, json: userReplySchema },
  problems: ['user_not_found', 'own_account', 'account_inactive'],
});

export const removeAdmin = endpoint('admin', 'DELETE', '/api/users/:id/admin', {
  reply: { status: 200, json: userReplySchema },
  problems: ['user_not_found', 'own_account', 'account_inactive', 'last_admin'],
});

export const createResetLink = endpoint('admin', 'POST', '/api/users/:id/reset-link', {
  reply: { status: 201, json: resetLinkReplySchema },
  problems: ['user_not_found', 'own_account'],
});

export const endSessions = endpoint('admin', 'DELETE', '/api/users/:id/sessions', {
  reply: { status: 204 },
  problems: ['user_not_found', 'own_account'],
});

export const listAudit = endpoint('admin', 'GET', '/api/audit', {
  /** With `signIns`, also those who signed in or failed to. */
  query: z.extend(pageQuerySchema, { signIns: z.optional(z.string()) }),
  reply: { status: 200, json: auditReplySchema },
});
