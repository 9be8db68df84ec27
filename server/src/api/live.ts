import type { OutgoingHttpHeaders } from 'node:http';
import { followChanges } from '@assembly/contract/endpoints/session';
import type { FastifyInstance } from 'fastify';
import { createStreams } from '../live/streams.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';
import { sessionOf } from './http/session-guard.ts';

export function liveApi(app: FastifyInstance, { db, changes, metrics, now }: AppContext): void {
  const onError = (error: unknown) => app.log.error({ err: error }, 'session check failed');
  const streams = createStreams({ db, changes, now, onError });
  metrics.gauge('assembly_live_streams', 'Open event streams', streams.count);
  // Open streams would keep the server from shutting down.
  app.addHook('preClose', () => streams.close());

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
    const lastEventId = request.headers['last-event-id'];
    streams.open(
      { sessionId, userId: user.id, isAdmin: user.isAdmin, response },
      typeof lastEventId === 'string' ? lastEventId : undefined,
    );
  });
}
