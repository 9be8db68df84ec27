import type { Endpoint } from '../endpoint.ts';
import { sessionReplySchema } from '../session.ts';

export const getSession = {
  method: 'GET',
  path: '/api/session',
  audience: 'anyone',
  summary: 'The signed-in user, or null',
  reply: { status: 200, json: sessionReplySchema },
  problems: [],
} as const satisfies Endpoint;

export const signOut = {
  method: 'DELETE',
  path: '/api/session',
  audience: 'anyone',
  summary: 'Sign out',
  reply: { status: 204 },
  problems: [],
} as const satisfies Endpoint;

export const followChanges = {
  method: 'GET',
  path: '/api/live',
  audience: 'member',
  summary: 'Server-sent events that name what changed',
  reply: { status: 200, stream: 'text/event-stream' },
  problems: [],
} as const satisfies Endpoint;
