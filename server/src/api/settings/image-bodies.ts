import { Problem } from '@assembly/contract/problem';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { errorHandler } from '../http/error-handler.ts';

type BodyOf = (request: FastifyRequest) => Buffer;

/** Registers routes whose body is an image. In a context of its own, because other routes accept nothing but JSON. */
export function imageBodies(
  parent: FastifyInstance,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
  register: (app: FastifyInstance, bodyOf: BodyOf) => void,
): void {
  parent.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode !== 413) return errorHandler(error, request, reply);
      return errorHandler(new Problem('body_too_large', { detail: tooLarge }), request, reply);
    });
    register(app, ({ body }) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0)));
  });
}
