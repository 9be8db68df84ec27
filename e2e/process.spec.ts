import { createConnection, createServer } from 'node:net';
import { listEvents } from '@assembly/contract/endpoints/content';
import { followChanges } from '@assembly/contract/endpoints/session';
import { signUp as signUpEndpoint } from '@assembly/contract/endpoints/sign-in';
import { listUsers } from '@assembly/contract/endpoints/users';
import { screens } from '@assembly/contract/paths';
import { callApi } from './support/call-api.ts';
import { cookieFor, demo, newEmail, newPending, PASSWORD, trySignIn } from './support/people.ts';
import { findFreePort, SERVER, type StartOptions } from './support/processes/start-assembly.ts';
import { expect } from './support/test.ts';
import { test } from './support/test-with-google.ts';

/** A public URL ends the demo. */
const productionAt = (url: string, environment = {}): StartOptions => ({
  port: Number(new URL(url).port),
  environment: { PUBLIC_URL: url, ...environment },
});

test('the demo prints its sign-ins, restarts on the same data, and leaves no account behind', {
  tag: '@long',
}, async ({ processes }) => {
  const first = await processes.startAssembly();
  await expect.poll(first.output).toContain('This is the demo. Sign in as one of:');
  expect(first.output()).toContain(`Assembly is running at ${first.url}\n`);
  for (const [email, state] of [
    ['admin@assembly.example', 'administrator'],
    ['member@assembly.example', 'member'],
    ['pending@assembly.example', 'pending'],
  ] as const) {
    expect(first.output()).toMatch(
      new RegExp(`${RegExp.escape(email)} +welcome to the demo +\\(${state}\\)`),
    );
  }
  const statuses = (assembly: typeof first) =>
    Promise.all(Object.values(demo).map(async (one) => (await trySignIn(assembly, one)).status));
  expect(await statuses(first)).toEqual([200, 200, 403]);
  const person = await newPending(first);
  const cookie = await cookieFor(first, demo.admin);
  const readUsers = async ({ url }: { url: string }) =>
    await (await callApi({ url }, listUsers.path, { headers: { cookie } })).json();
  const before = await readUsers(first);
  expect(before).toMatchObject({ total: 4 });
  expect(await first.stop()).toBe(0);

  const port = Number(new URL(first.url).port);
  const second = await processes.startAssembly({ port });
  expect(await readUsers(second)).toEqual(before);
  expect(await second.stop()).toBe(0);

  const production = await processes.startAssembly({
    port,
    environment: { PUBLIC_URL: first.url },
  });
  expect(production.output()).not.toContain('This is the demo');
  expect(await statuses(production)).toEqual([401, 401, 401]);
  const refused = await callApi(production, listEvents.path, { headers: { cookie } });
  expect(refused.status).toBe(401);
  expect((await trySignIn(production, person)).status).toBe(401);
});

test('with invalid settings or a port in use the server exits with code 1 and says why', {
  tag: '@long',
}, async ({ processes }) => {
  const invalid = processes.spawn([SERVER], { PORT: '70000', LOG_LEVEL: 'loud' });
  expect(await invalid.ended).toBe(1);
  const [heading, ...lines] = invalid.output.trimEnd().split('\n');
  expect(heading).toBe('Assembly cannot start with these settings:');
  expect(lines.map((line) => line.trim().split(' ')[0]).sort()).toEqual(['LOG_LEVEL', 'PORT']);

  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const blocked = processes.spawn([SERVER], { PORT: `${port}` });
  expect(await blocked.ended).toBe(1);
  expect(blocked.output).toBe(`Port ${port} is already in use. Set PORT to a free one.\n`);
  other.close();
});

test('SIGTERM finishes a request in progress, ends streams and exits with 0 within five seconds', {
  tag: '@long',
}, async ({ startWithGoogle, processes }) => {
  const { assembly, admin } = await startWithGoogle({ content: 'empty' });
  const cookie = await cookieFor(assembly, admin);
  const stream = await callApi(assembly, followChanges.path, { headers: { cookie } });
  expect(stream.status).toBe(200);
  const streamEnded = stream.text();
  const abandoned = await beginSignUp(assembly.url, newEmail());
  const email = newEmail();
  const request = await beginSignUp(assembly.url, email);
  const since = performance.now();
  const stopped = assembly.stop();
  const health = () => fetch(`${assembly.url}/healthz`).then(({ status }) => status);
  await expect.poll(() => health().catch(() => 'gone')).not.toBe(200);
  expect(await request.finish()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await stopped).toBe(0);
  expect(performance.now() - since).toBeLessThan(5000);
  await streamEnded;
  abandoned.socket.destroy();

  const again = await processes.startAssembly(productionAt(assembly.url));
  expect((await trySignIn(again, { email, password: PASSWORD })).status).toBe(403);
  // Also right after the first answer.
  expect(await again.stop()).toBe(0);
});

test('kill -9 under load loses no sign-up that the server has confirmed', { tag: '@long' }, async ({
  processes,
}) => {
  // Each sign-up comes from another address: an address may make only a hundred in an hour.
  const options = productionAt(`http://localhost:${await findFreePort()}`, {
    TRUST_PROXY: '127.0.0.1',
  });
  const signUp = async (assembly: { url: string }, number: number) => {
    const reply = await callApi(assembly, signUpEndpoint.path, {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.0.${Math.floor(number / 50)}.${number % 50}` },
      body: {
        email: `guest${number}@many.example`,
        firstName: 'G',
        lastName: 'N',
        password: PASSWORD,
      },
    });
    return reply.status;
  };

  const assembly = await processes.startAssembly(options);
  const answered: number[] = [];
  const calls: Promise<unknown>[] = [];
  const SIGN_UPS_PER_SECOND = 50;
  const begin = (number: number) => {
    const call = signUp(assembly, number).then((status) => status === 201 && answered.push(number));
    calls.push(call.catch(() => {}));
  };
  while (answered.length < 30) {
    begin(calls.length);
    await new Promise((resolve) => setTimeout(resolve, 1000 / SIGN_UPS_PER_SECOND));
  }
  for (let more = 0; more < 5; more += 1) begin(calls.length);
  await assembly.stop('SIGKILL');
  await Promise.all(calls);
  expect(answered.length).toBeLessThan(calls.length);

  const again = await processes.startAssembly(options);
  const statuses = await Promise.all(answered.map((number) => signUp(again, number)));
  expect(statuses).toEqual(answered.map(() => 409));
});

/** Sends the headers and half the body of a sign-up, and resolves once the server has them. */
async function beginSignUp(url: string, email: string) {
  const body = JSON.stringify({ email, firstName: 'S', lastName: 'L', password: PASSWORD });
  const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
  let reply = '';
  socket.on('data', (chunk) => {
    reply += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const continued = new Promise<void>((resolve) => socket.once('data', () => resolve()));
  socket.write(
    [
      `POST ${signUpEndpoint.path} HTTP/1.1`,
      `host: ${new URL(url).host}`,
      `origin: ${url}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      // Makes the server confirm that it has read the headers.
      'expect: 100-continue',
      'connection: close',
      '\r\n',
    ].join('\r\n'),
  );
  await continued;
  reply = '';
  socket.write(body.slice(0, 10));
  return {
    socket,
    async finish() {
      socket.write(body.slice(10));
      await closed;
      return reply;
    },
  };
}

test('assets are compressed, cached permanently, and revalidated with 304', {
  tag: '@long',
}, async ({ assembly }) => {
  const page = await (await fetch(assembly.url + screens.login)).text();
  const asset = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    const first = await fetch(assembly.url + asset, { headers });
    expect(first.headers.get('content-encoding')).toBe(encoding);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(assembly.url + asset, {
      // Without cache-control, fetch itself asks for an uncached reply.
      headers: { ...headers, 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  }
});
