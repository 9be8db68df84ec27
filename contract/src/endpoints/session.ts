import { sessionReplySchema } from '../session.ts';
import { endpoint } from './endpoint.ts';

export const getSession = endpoint('anyone', 'GET', '/api/session', {
  reply: { status: 200, json: sessionReplySchema },
});

export const signOut = endpoint('anyone', 'DELETE', '/api/session', {
  reply: { status: 204 },
  problems: ['session_not_ended'],
});

export const followChanges = endpoint('member', 'GET', '/api/live', {
  reply: { status: 200, stream: 'text/event-stream' },
});
