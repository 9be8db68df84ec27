import { connect } from 'node:net';
import { api, screens } from '@assembly/contract/paths';
import { callApi } from './support/call-api.ts';
import { expectShutOut } from './support/guarded-routes.ts';
import { openLiveStream } from './support/live-stream.ts';
import { cookieFor, demo, newcomer, newEmail, PASSWORD, trySignIn } from './support/people.ts';
import { freePort } from './support/start-assembly.ts';
import { expect, test } from './support/test.ts';

const MAIN = ['server/src/main.ts'];

test.describe('the demo', () => {
  test('prints its address and three sign-ins, and each behaves as its state says', async ({
    programs,
  }) => {
    const assembly = await programs.start();
    await expect.poll(assembly.output).toContain('This is the demo. Sign in as one of:');
    expect(assembly.output()).toContain(`Assembly answers at ${assembly.url}\n`);
    for (const [email, state] of [
      ['admin@assembly.example', 'administrator'],
      ['member@assembly.example', 'member'],
      ['pending@assembly.example', 'waits for approval'],
    ] as const) {
      expect(assembly.output()).toMatch(
        new RegExp(`${RegExp.escape(email)} +welcome to the demo +\\(${state}\\)`),
      );
    }
    const admin = await (await trySignIn(assembly, demo.admin)).json();
    expect(admin).toMatchObject({ user: { isAdmin: true, isActive: true } });
    const member = await (await trySignIn(assembly, demo.member)).json();
    expect(member).toMatchObject({ user: { isAdmin: false, isActive: true } });
    const pending = await trySignIn(assembly, demo.pending);
    expect(pending.status).toBe(403);
    expect(await pending.json()).toMatchObject({ code: 'account_inactive' });
    expect(pending.headers.getSetCookie()).toEqual([]);
  });

  test('starts again on the same data, adds nothing and loses nothing', async ({ programs }) => {
    const first = await programs.start();
    const person = await newcomer(first);
    const cookie = await cookieFor(first, demo.admin);
    const peopleOf = async (assembly: typeof first) =>
      await (await callApi(assembly, api.users, { headers: { cookie } })).json();
    const before = await peopleOf(first);
    expect(before).toMatchObject({ total: 4 });
    expect(await first.stop()).toBe(0);

    const second = await programs.start();
    expect(await peopleOf(second)).toEqual(before);
    expect((await trySignIn(second, person)).status).toBe(403);
    expect((await trySignIn(second, demo.member)).status).toBe(200);
  });

  test('does not listen beyond this machine', async ({ programs }) => {
    const started = programs.run(MAIN, { HOST: '0.0.0.0', PORT: `${await freePort()}` });
    expect(await started.ended).toBe(1);
    expect(started.output).toBe(
      'Assembly cannot start with these settings:\n  HOST must stay 127.0.0.1 while this is the demo, whose passwords everybody knows: set PUBLIC_URL to leave the demo.\n',
    );
  });

  test('takes its people along when it is left, and their cookies are worth nothing', async ({
    programs,
  }) => {
    const assembly = await programs.start();
    const cookie = await cookieFor(assembly, demo.member);
    const person = await newcomer(assembly);
    await assembly.stop();

    const port = Number(new URL(assembly.url).port);
    const real = await programs.start({ port, environment: { PUBLIC_URL: assembly.url } });
    expect(real.output()).not.toContain('This is the demo');
    for (const one of Object.values(demo)) expect((await trySignIn(real, one)).status).toBe(401);
    await expectShutOut(real, cookie);
    expect((await trySignIn(real, person)).status).toBe(403);
  });
});

test.describe('SIGTERM', () => {
  const EXIT_WITHIN_MS = 5000;

  test('ends it with 0 within five seconds, with a stream and a request open', async ({
    programs,
  }) => {
    const assembly = await programs.start();
    const stream = await openLiveStream(assembly, await cookieFor(assembly, demo.member));
    const request = await beginSignUp(assembly.url, newEmail());
    const since = performance.now();
    expect(await assembly.stop()).toBe(0);
    expect(performance.now() - since).toBeLessThan(EXIT_WITHIN_MS);
    await stream.ended;
    request.socket.destroy();
  });

  test('lets a request that has begun be finished', async ({ programs }) => {
    const assembly = await programs.start();
    const email = newEmail();
    const request = await beginSignUp(assembly.url, email);
    const stopped = assembly.stop();
    await expect
      .poll(() =>
        fetch(`${assembly.url}/healthz`).then(
          ({ status }) => status,
          () => 'gone',
        ),
      )
      .not.toBe(200);
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 201 /);
    expect(await stopped).toBe(0);
    const again = await programs.start();
    expect((await trySignIn(again, { email, password: PASSWORD })).status).toBe(403);
  });

  test('ends it with 0 also when it comes right after the first answer', async ({ programs }) => {
    const assembly = await programs.start();
    expect(await assembly.stop()).toBe(0);
  });
});

test('kill -9 during fifty sign-ups a second loses none that was answered', async ({
  programs,
}) => {
  // A trusted proxy names another client each time: one network address may sign up only a hundred an hour.
  const environment = { TRUST_PROXY: '127.0.0.1' };
  const signUp = async (assembly: { url: string }, number: number) => {
    const answer = await callApi(assembly, api.users, {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.0.${Math.floor(number / 50)}.${number % 50}` },
      body: {
        email: `guest${number}@many.example`,
        firstName: 'G',
        lastName: 'N',
        password: PASSWORD,
      },
    });
    return answer.status;
  };

  const assembly = await programs.start({ environment });
  const answered: number[] = [];
  const calls: Promise<unknown>[] = [];
  for (let number = 0; answered.length < 60; number += 1) {
    const call = signUp(assembly, number).then((status) => status === 201 && answered.push(number));
    calls.push(call.catch(() => {}));
    await new Promise((resolve) => setTimeout(resolve, 1000 / 50));
  }
  await assembly.stop('SIGKILL');
  await Promise.all(calls);
  expect(answered.length).toBeLessThan(calls.length);

  const again = await programs.start({ environment });
  const statuses = await Promise.all(answered.map((number) => signUp(again, number)));
  expect(statuses).toEqual(answered.map(() => 409));
});

/** Sends the head and half the body of a sign-up, and resolves once the server has them. */
async function beginSignUp(url: string, email: string) {
  const body = JSON.stringify({ email, firstName: 'S', lastName: 'L', password: PASSWORD });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const continued = new Promise<void>((resolve) => socket.once('data', () => resolve()));
  socket.write(
    [
      `POST ${api.users} HTTP/1.1`,
      `host: ${new URL(url).host}`,
      `origin: ${url}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      // The server says "100 Continue" when it has read the head: then the request has begun.
      'expect: 100-continue',
      'connection: close',
      '\r\n',
    ].join('\r\n'),
  );
  await continued;
  answer = '';
  socket.write(body.slice(0, 10));
  return {
    socket,
    async finish() {
      socket.write(body.slice(10));
      await closed;
      return answer;
    },
  };
}

test('what the pages are made of is sent compressed, kept for good, and otherwise only confirmed', async ({
  assembly,
}) => {
  const page = await (await fetch(assembly.url + screens.login)).text();
  const asset = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    const first = await fetch(assembly.url + asset, { headers });
    expect(first.headers.get('content-encoding')).toBe(encoding);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(assembly.url + asset, {
      // As a browser asks; fetch would say of itself that it wants no cached answer.
      headers: { ...headers, 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  }
});
