import {
  restoreReplySchema,
  snapshotsReplySchema,
  syncReplySchema,
  syncRequestSchema,
  syncStartedSchema,
} from '../sync.ts';
import type { Endpoint } from './endpoint.ts';

export const getSync = {
  method: 'GET',
  path: '/api/sync',
  audience: 'admin',
  reply: { status: 200, json: syncReplySchema },
} as const satisfies Endpoint;

export const startSync = {
  method: 'POST',
  path: '/api/sync',
  audience: 'admin',
  body: syncRequestSchema,
  reply: { status: 202, json: syncStartedSchema },
  problems: ['sync_running', 'setup_done', 'google_not_connected'],
} as const satisfies Endpoint;

export const listSnapshots = {
  method: 'GET',
  path: '/api/sync/versions',
  audience: 'admin',
  reply: { status: 200, json: snapshotsReplySchema },
} as const satisfies Endpoint;

export const restoreSnapshot = {
  method: 'POST',
  path: '/api/sync/versions/:id/restore',
  audience: 'admin',
  reply: { status: 200, json: restoreReplySchema },
  problems: ['version_not_found', 'sync_running'],
} as const satisfies Endpoint;
