import type { OutgoingHttpHeaders } from 'node:http';
import { followChanges } from '@assembly/contract/endpoints/session';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';
import { sessionOf } from './http/session-guard.ts';

export function liveApi(app: FastifyInstance, { streams }: AppContext): void {
  route(app, followChanges, (request, reply) => {
    const { id: sessionId, user } = sessionOf(request);
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Keeps nginx from buffering the stream.
      'x-accel-buffering': 'no',
    });
    request.raw.socket.setTimeout(0);
    const isReconnect = request.headers['last-event-id'] !== undefined;
    streams.open({ sessionId, userId: user.id, isAdmin: user.isAdmin, response }, isReconnect);
  });
}
