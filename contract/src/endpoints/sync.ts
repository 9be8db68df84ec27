import {
  restoreReplySchema,
  snapshotsReplySchema,
  syncReplySchema,
  syncRequestSchema,
  syncStartedSchema,
} from '../sync.ts';
import { endpoint } from './endpoint.ts';

export const getSync = endpoint('admin', 'GET', '/api/sync', {
  reply: { status: 200, json: syncReplySchema },
});

export const startSync = endpoint('admin', 'POST', '/api/sync', {
  body: syncRequestSchema,
  reply: { status: 202, json: syncStartedSchema },
  problems: ['sync_running', 'setup_done', 'google_not_connected'],
});

export const listSnapshots = endpoint('admin', 'GET', '/api/sync/versions', {
  reply: { status: 200, json: snapshotsReplySchema },
});

export const restoreSnapshot = endpoint('admin', 'POST', '/api/sync/versions/:id/restore', {
  reply: { status: 200, json: restoreReplySchema },
  problems: ['version_not_found', 'sync_running'],
});
