import type { Endpoint, ParamsOf, ReplyOf } from '@assembly/contract/endpoints/endpoint';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import { queryReader } from './query-reader.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers; routes of pages and files have none. */
    endpoint?: Endpoint;
  }
}

declare const sentBody: unique symbol;

/** What a handler returns when it has sent the reply itself: for the compiler, a body of that type. */
export interface Sent<Body> {
  readonly [sentBody]: Body;
}

/** Fastify sends nothing more when a handler returns undefined after `reply.send`. */
export const SENT = undefined as unknown as Sent<never>;

type Parsed<Schema> = Schema extends $ZodType ? output<Schema> : unknown;

type RequestOf<E extends Endpoint> = FastifyRequest<{
  Params: ParamsOf<E>;
  Querystring: Parsed<E['query']>;
  Body: Parsed<E['body']>;
}>;

type Returned<E extends Endpoint> = E['reply'] extends { json: unknown }
  ? ReplyOf<E> | Sent<ReplyOf<E>>
  : E['reply'] extends { text: string }
    ? string | NodeJS.ReadableStream | Sent<string>
    : E['reply'] extends { bytes: string }
      ? NodeJS.ReadableStream
      : // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a reply may return nothing at all.
        void;

type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  reply: FastifyReply,
) => Returned<E> | Promise<Returned<E>>;

/** Registers the handler of a call. The handler gets the parsed query and body, and can only return the declared reply. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { method, path, reply } = endpoint;
  // HEAD of a stream would wait for its end, and a redirect follows something that works only once.
  const exposeHeadRoute = method === 'GET' && !('stream' in reply) && reply.status !== 302;
  const config = { endpoint };
  const routeHandler = toRouteHandler(endpoint, handler);
  app.route({ method, url: path, config, exposeHeadRoute, handler: routeHandler });
}

function toRouteHandler<E extends Endpoint>(endpoint: E, handler: Handler<E>): RouteHandlerMethod {
  const { query, body, invalidInputStatus, reply: declared } = endpoint;
  const readQuery = query && queryReader(query);
  const type = 'text' in declared ? `${declared.text}; charset=utf-8` : undefined;
  return (request, reply) => {
    // Most addresses have no query, and an empty one needs no reading.
    if (readQuery && request.url.includes('?')) request.query = readQuery(request.query);
    if (body) request.body = parseInput(body, request.body, invalidInputStatus);
    if (declared.status !== 200) reply.code(declared.status);
    if (type) reply.type(type);
    return handler(request as RequestOf<E>, reply);
  };
}

/** Parses a body, or throws a problem with a message for each invalid field. */
export function parseInput<Schema extends $ZodType>(
  schema: Schema,
  input: unknown,
  status?: number,
): output<Schema> {
  const parsed = safeParse(schema, input ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.join('.');
    if (name) fields[name] ??= issue.message;
  }
  throw new Problem('invalid_input', { fields, ...(status && { status }) });
}
