import { allEndpoints } from '@assembly/contract/endpoints/all-endpoints';
import {
  type DeclaredReply,
  type Endpoint,
  problemsOf,
} from '@assembly/contract/endpoints/endpoint';
import { getOpenApi } from '@assembly/contract/endpoints/operations';
import {
  knownProblemSchema,
  PROBLEM_STATUS,
  type ProblemCode,
} from '@assembly/contract/problem-status';
import type { FastifyInstance } from 'fastify';
import { type $ZodType, type JSONSchema, toJSONSchema } from 'zod/v4/core';
import { version } from '../version.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';

export function openApiApi(app: FastifyInstance, { settings, cookie }: AppContext): void {
  let document: ReturnType<typeof describeApi> | undefined;
  settings.onChange(() => {
    document = undefined;
  });
  route(app, getOpenApi, () => {
    document ??= describeApi(settings.current().publicUrl, cookie.name());
    return document;
  });
}

function describeApi(publicUrl: string, cookieName: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(allEndpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = describeEndpoint(name, endpoint);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Assembly',
      version,
      description:
        'Every request that changes something must carry an `Origin` header with the address of the app, except those behind the links in emails, to unsubscribe and to confirm an address.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: toSchema(knownProblemSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  };
}

function describeEndpoint(name: string, endpoint: Endpoint) {
  const { audience, body, bodyTypes, isDeprecated } = endpoint;
  const parameters = [...pathParameters(endpoint), ...queryParameters(endpoint)];
  const content = body
    ? { 'application/json': { schema: toSchema(body, 'input') } }
    : bodyTypes && Object.fromEntries(bodyTypes.map((type) => [type, {}]));
  return {
    operationId: name,
    summary: toSentence(name),
    ...(isDeprecated && { deprecated: true }),
    ...(audience !== 'anyone' && {
      description: audience === 'admin' ? 'For administrators.' : 'For members.',
      security: [{ session: [] }],
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...successes(endpoint.reply), ...failures(endpoint) },
  };
}

const pathParameters = ({ path }: Endpoint) =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters({ query }: Endpoint) {
  const { properties = {} } = query ? toSchema(query, 'input') : {};
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

function successes(reply: DeclaredReply) {
  const description = 'Success';
  if ('json' in reply) {
    const content = { 'application/json': { schema: toSchema(reply.json, 'output') } };
    return { [reply.status]: { description, content } };
  }
  if ('bytes' in reply) {
    const content = { [reply.bytes]: {} };
    return {
      200: { description: 'The whole file', content },
      206: { description: 'The requested range', content },
      416: { description: 'The requested range does not exist' },
    };
  }
  if (reply.status === 302) {
    const headers = { location: { schema: { type: 'string' } } };
    return { 302: { description: 'Sends the browser to a screen', headers } };
  }
  const type = 'text' in reply ? reply.text : 'stream' in reply ? reply.stream : undefined;
  return {
    [reply.status]: {
      description,
      ...(type && { content: { [type]: { schema: { type: 'string' } } } }),
    },
  };
}

/** Problems by status, since a response is described once for each. */
function failures(endpoint: Endpoint) {
  const statusOf = (code: ProblemCode) =>
    (code === 'invalid_input' && endpoint.invalidInputStatus) || PROBLEM_STATUS[code];
  const byStatus = Map.groupBy(problemsOf(endpoint), statusOf);
  const content = endpoint.isPage
    ? { 'text/html': { schema: { type: 'string' } } }
    : { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}

function toSchema(schema: $ZodType, io: 'input' | 'output'): JSONSchema.BaseSchema {
  const { $schema: _dialect, ...described } = toJSONSchema(schema, { io });
  return described;
}

/** "listEvents" as "List events". */
const toSentence = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
