import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const AHEAD_MOST = 10;

/**
 * On one connection requests may be sent ahead of the answers to earlier ones. Node takes hundreds of them in one go,
 * and everybody else waits meanwhile; no browser and no proxy does it, and who does it without measure is hung up on.
 */
export function limitPipelining() {
  const ahead = new WeakMap<Socket, number>();
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    // An answer has its connection once all earlier ones are finished.
    if (reply.raw.socket) return done();
    const { socket } = request.raw;
    const count = (ahead.get(socket) ?? 0) + 1;
    if (count > AHEAD_MOST) {
      reply.hijack();
      socket.destroy();
      return;
    }
    ahead.set(socket, count);
    reply.raw.once('socket', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    done();
  };
}
