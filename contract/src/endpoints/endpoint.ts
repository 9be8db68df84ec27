import type * as z from 'zod/mini';
import type { ProblemCode } from '../problem-status.ts';
import type { Audience } from '../user.ts';

type Schema = z.ZodMiniType;

/** The reply of a successful call. `text`, `bytes` and `stream` are content types. 302 sends the browser to a screen. */
export type DeclaredReply =
  | { status: 200 | 201 | 202; json: Schema }
  | { status: 200; text: string }
  | { status: 200; bytes: string }
  | { status: 200; stream: string }
  | { status: 202 | 204 | 302 };

/** Declared once for the server, the browser and the OpenAPI document. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base path. A name after a colon is a parameter. */
  path: `/${string}`;
  audience: Audience;
  query?: z.ZodMiniObject;
  body?: Schema;
  /** The content types of a body that is not JSON. */
  bodyTypes?: readonly string[];
  reply: DeclaredReply;
  /** In addition to those that `problemsOf` adds. */
  problems?: readonly ProblemCode[];
  /** The status of `invalid_input`, if it is not the usual one. */
  invalidInputStatus?: 400;
  /** People open it in a browser: it also fails with a page. */
  isPage?: true;
  /** Answered even if another site sends it, because its address contains a secret. */
  skipsOriginCheck?: true;
  /** Answered only for clients of an earlier version. */
  isDeprecated?: true;
}

type Declared = Omit<Endpoint, 'audience' | 'method' | 'path'>;

/** Declares an endpoint, with the exact types of what is given. */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  A extends Audience,
  M extends Endpoint['method'],
  P extends Endpoint['path'],
  const D extends Declared,
>(audience: A, method: M, path: P, declared: D & Record<Exclude<keyof D, keyof Declared>, never>) {
  return { audience, method, path, ...(declared as D) };
}

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<E extends Endpoint> = Record<ParamName<E['path']>, string>;

/** The type of the reply's JSON; undefined if the reply is not JSON. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends { json: infer Reply extends Schema }
  ? z.output<Reply>
  : undefined;

type ParamsInput<E extends Endpoint> = [ParamName<E['path']>] extends [never]
  ? unknown
  : { params: ParamsOf<E> };
type QueryInput<E> = E extends { query: infer Query extends Schema }
  ? { query?: z.input<Query> }
  : unknown;
type BodyInput<E> = E extends { body: infer Body extends Schema }
  ? { body: z.input<Body> }
  : unknown;

export type AddressInput<E extends Endpoint> = ParamsInput<E> & QueryInput<E>;
export type CallInput<E extends Endpoint> = AddressInput<E> & BodyInput<E>;

/** Makes the argument optional if all its properties are. */
export type ArgumentFor<Input> = object extends Input ? [input?: Input] : [input: Input];

/** The address of a call, below the base path. Undefined and empty query values are skipped. */
export function addressOf<E extends Endpoint>(
  { path }: E,
  ...[input]: ArgumentFor<AddressInput<E>>
): string {
  const { params = {}, query = {} } = (input ?? {}) as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
  };
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, `${value}`);
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/** All problems that a call may reply with: its own, and those of all calls of its kind. */
export function problemsOf(endpoint: Endpoint): Set<ProblemCode> {
  const { method, audience, body, problems = [], skipsOriginCheck } = endpoint;
  const codes: ProblemCode[] = [...problems, 'bad_request', 'unexpected', 'unavailable'];
  if (audience !== 'anyone') codes.push('not_signed_in', 'forbidden');
  if (method !== 'GET') codes.push('unsupported_body', 'body_too_large');
  if (method !== 'GET' && !skipsOriginCheck) codes.push('wrong_origin');
  if (body) codes.push('invalid_input');
  return new Set(codes);
}
