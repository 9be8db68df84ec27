import { accountChangeSchema, accountDeletionSchema } from '@assembly/contract/account/account';
import {
  newPasswordSchema,
  passwordResetSchema,
  resetRequestSchema,
  signInSchema,
  signUpSchema,
} from '@assembly/contract/account/account-input';
import { reportClientError } from '@assembly/contract/endpoints/client-errors';
import { syncRequestSchema } from '@assembly/contract/sync';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { ZodMiniObject } from 'zod/mini';
import { PASSWORD } from '../testing/fixtures/test-app.ts';

/** Ids and addresses that exist in the database. */
export interface Ids {
  ids: string[];
  emails: string[];
}

interface Route {
  method: string;
  url: string;
}

/** The schema of each route's body; the other routes have none. */
export const BODIES: Record<string, ZodMiniObject> = {
  'POST /api/session': signInSchema,
  'POST /api/users': signUpSchema,
  'POST /api/password-resets': resetRequestSchema,
  'PUT /api/password-resets': passwordResetSchema,
  'PUT /api/password-resets/:token': newPasswordSchema,
  'POST /api/client-errors': reportClientError.body,
  'PATCH /api/account': accountChangeSchema,
  'DELETE /api/account': accountDeletionSchema,
  'POST /api/sync': syncRequestSchema,
};

// A valid body starts a process or hashes a password, so a few of them are enough.
const VALID_WEIGHT = 1;
const OTHER_WEIGHT = 20;

const text = fc.string({ unit: 'binary', maxLength: 60 }).map((made) => made.toWellFormed());
const hostileText = fc.constantFrom(
  '',
  '\0',
  'a\0b',
  '%',
  "';--",
  '../../etc/passwd',
  '\ud83d\ude00'.repeat(200),
  '__proto__',
  'constructor',
  'ﷺ'.repeat(90),
  '9'.repeat(400),
  '-1',
  '1e400',
  'null',
);
const anyText = fc.oneof(text, hostileText, fc.uuid());
const headerText = fc.stringMatching(/^[!-~]{0,80}$/);
const name = fc.stringMatching(/^[A-Za-z\u00e0-\u00ff]{1,40}$/);

function validField(field: string, { emails }: Ids): Arbitrary<unknown> {
  if (field === 'email')
    return fc.oneof(
      fc.constantFrom(...emails),
      fc.uuid().map((id) => `${id}@example.org`),
    );
  if (field === 'confirm' || field === 'endFeeds') return fc.boolean();
  if (field.endsWith('Name')) return name;
  if (field === 'deviceToken') return headerText;
  return fc.oneof(
    fc.constant(PASSWORD),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  );
}

/** A body with every field of the route's schema, each valid. */
export function validBody(route: string, known: Ids): Arbitrary<Record<string, unknown>> {
  const fields = Object.keys(BODIES[route]?.shape ?? {});
  return fc.record(Object.fromEntries(fields.map((field) => [field, validField(field, known)])));
}

/** The same with fields missing and one field of any type. */
function almostValidBody(route: string, known: Ids): Arbitrary<unknown> {
  const fields = Object.keys(BODIES[route]?.shape ?? { id: true });
  const anything = fc.oneof(fc.jsonValue(), anyText);
  const withInvalid = (field: string) =>
    fc.record(
      Object.fromEntries(
        fields.map((one) => [one, one === field ? anything : validField(one, known)]),
      ),
      { requiredKeys: [] },
    );
  return fc
    .constantFrom(...fields)
    .chain(withInvalid)
    .filter((body) => !isValid(route, body));
}

function isValid(route: string, body: unknown): boolean {
  // A missing body counts as an empty object.
  return BODIES[route]?.safeParse(body ?? {}).success ?? false;
}

type SentBody = Pick<InjectOptions, 'payload' | 'headers'>;

function sentBody(route: string, known: Ids): Arbitrary<SentBody> {
  const asJson = (body: unknown) => ({
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const raw = fc.record({
    payload: fc.oneof(
      anyText,
      fc.json().map((json) => json.slice(0, -1)),
    ),
    headers: fc.record({
      'content-type': fc.constantFrom(
        'application/json',
        'text/plain',
        'multipart/form-data',
        'application/json; charset=x',
        ';',
      ),
    }),
  });
  return fc.oneof(
    { arbitrary: validBody(route, known).map(asJson), weight: VALID_WEIGHT },
    { arbitrary: almostValidBody(route, known).map(asJson), weight: OTHER_WEIGHT },
    {
      arbitrary: fc
        .jsonValue()
        .filter((body) => !isValid(route, body))
        .map(asJson),
      weight: OTHER_WEIGHT,
    },
    { arbitrary: raw, weight: OTHER_WEIGHT },
    { arbitrary: fc.constant({}), weight: VALID_WEIGHT },
  );
}

function address(url: string, { ids }: Ids): Arbitrary<string> {
  const segment = (pattern: string) =>
    pattern.startsWith(':')
      ? fc.oneof(fc.constantFrom(...ids), anyText).map(encodeURIComponent)
      : fc.constant(pattern);
  const query = fc.dictionary(
    fc.oneof(fc.constantFrom('page', 'search', 'download', 'token'), anyText),
    fc.oneof(anyText, fc.integer().map(String), fc.double().map(String)),
    { maxKeys: 4 },
  );
  const path = fc.tuple(...url.split('/').map(segment)).map((segments) => segments.join('/'));
  return fc
    .tuple(path, fc.option(query))
    .map(([path, query]) => (query ? `${path}?${new URLSearchParams(query)}` : path));
}

const headers = fc.record(
  {
    'if-none-match': headerText,
    range: fc.oneof(
      headerText,
      fc.constantFrom('bytes=0-1', 'bytes=9-1', 'bytes=-0', 'bytes=0-,1-'),
    ),
    'accept-encoding': fc.constantFrom('br', 'gzip', '*', ''),
    'last-event-id': headerText,
    'user-agent': headerText,
    cookie: fc.oneof(headerText, fc.constant(`session=${'a'.repeat(43)}`)),
    authorization: headerText,
  },
  { requiredKeys: [] },
);

/** Requests to a route with valid, almost valid and invalid input. */
export function generatedRequest({ method, url }: Route, known: Ids): Arbitrary<InjectOptions> {
  const body: Arbitrary<SentBody> =
    method === 'GET' ? fc.constant({}) : sentBody(`${method} ${url}`, known);
  return fc
    .tuple(address(url, known), headers, body, fc.ipV4())
    .map(([made, some, { payload, headers: type }, remoteAddress]) => ({
      method: method as 'GET',
      url: made,
      remoteAddress,
      headers: { ...some, ...type },
      ...(payload !== undefined && { payload }),
    }));
}
