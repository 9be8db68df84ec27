import { sessionReplySchema } from '../session.ts';
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
