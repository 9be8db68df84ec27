import { getOpenApi } from '@assembly/contract/endpoints/operations';
import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { openTestApp } from '../testing/fixtures/test-app.ts';
import { route } from './http/route.ts';
import { routesFor } from './http/session-guard.ts';

async function readDocument() {
  const { app } = await openTestApp();
  return { app, document: (await app.inject('/api/openapi.json')).json() };
}

test('the API describes itself in valid OpenAPI 3.1, with the version of the app', async () => {
  const { document } = await readDocument();
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(document.info.version).toBe(manifest.version);
});

test('the document lists exactly the calls that the server answers', async () => {
  const { app, document } = await readDocument();
  const registered = app.routeTable
    .filter(({ url, config }) => url.startsWith('/api/') || config?.endpoint)
    .flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))
    .filter((call) => !call.startsWith('HEAD '))
    .map((call) => call.replace(/:(\w+)/g, '{$1}'));
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(registered.toSorted());
});

test('the document names parameters, bodies, replies and problems', async () => {
  const { document } = await readDocument();
  const { get: list } = document.paths['/api/events'];
  const names = list.parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['page', 'search', 'calendar', 'from', 'to']);
  const { properties } = list.responses[200].content['application/json'].schema;
  expect(Object.keys(properties)).toContain('calendars');
  expect(list.responses[400].description).toContain('invalid_input');
  expect(list.security).toEqual([{ session: [] }]);
  const { get: callback } = document.paths['/api/google/callback'];
  expect(callback.responses['302'].headers).toHaveProperty('location');
  const { post: approve } = document.paths['/api/users/{id}/approve'];
  expect(approve.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
  expect(approve.responses[404].description).toBe('user_not_found');
  const { post: signIn } = document.paths['/api/session'];
  const { schema } = signIn.requestBody.content['application/json'];
  expect(schema.required).toEqual(['email', 'password']);
  expect(document.paths['/api/password-resets'].put.deprecated).toBeUndefined();
  expect(document.paths['/api/password-resets/{token}'].put.deprecated).toBe(true);
});

test('a call registered for another audience than declared keeps the app from starting', async () => {
  const answer = (app: FastifyInstance) => route(app, getOpenApi, () => ({ openapi: '' }));
  const started = Fastify().register(routesFor('admin', {} as never, [answer]));
  await expect(started).rejects.toThrow('/api/openapi.json is declared for anyone');
});
