import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PIPELINED_MAX = 10;

/**
 * Node handles hundreds of pipelined requests of one connection at once, while all other clients wait. Browsers and
 * proxies do not pipeline, so a connection that pipelines too many requests is closed.
 */
export function limitPipelining() {
  const ahead = new WeakMap<Socket, number>();
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    // A reply gets its socket once all earlier ones are finished.
    if (reply.raw.socket) return done();
    const { socket } = request.raw;
    const count = (ahead.get(socket) ?? 0) + 1;
    if (count > PIPELINED_MAX) {
      reply.hijack();
      socket.destroy();
      return;
    }
    ahead.set(socket, count);
    reply.raw.once('socket', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    done();
  };
}
