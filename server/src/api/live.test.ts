import { SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { api } from '@assembly/contract/paths';
import { expect, onTestFinished, test } from 'vitest';
import { removeSessionsOf } from '../store/people/sessions.ts';
import { makeActiveAdmin, removeUser } from '../store/people/users.ts';
import { openRawConnection } from '../testing/clients/raw-connection.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, type TestApp } from '../testing/fixtures/test-app.ts';

/** Opens the stream over real HTTP; `said` collects what comes, `ended` resolves when it ends. */
async function listen({ app }: TestApp, cookie: string, lastEventId?: string) {
  const address = app.server.listening
    ? `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
    : await app.listen({ host: '127.0.0.1', port: 0 });
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const reply = await fetch(`${address}/api/live`, {
    headers: { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: abort.signal,
  });
  const stream = { status: reply.status, headers: reply.headers, said: '' };
  const ended = (async () => {
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      stream.said += chunk;
    }
  })().catch(() => {});
  return Object.assign(stream, { ended });
}

onEachDatabase('the live stream', (database) => {
  const endings: [string, (app: TestApp, userId: string) => Promise<unknown>][] = [
    ['whose account is deleted', ({ db }, id) => removeUser(db, id)],
    ['whose sessions are ended by another program', ({ db }, id) => removeSessionsOf(db, id)],
    [
      'who is no longer active',
      ({ db }, id) => db.updateTable('users').set({ isActive: 0 }).where('id', '=', id).execute(),
    ],
  ];

  test.each(endings)('of somebody %s ends within two seconds', async (_title, end) => {
    const testApp = await openTestApp({ database });
    const person = await testApp.addPerson();
    const other = await testApp.addPerson();
    const stream = await listen(testApp, await testApp.cookieOf(person));
    const untouched = await listen(testApp, await testApp.cookieOf(other));
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream');

    const before = performance.now();
    await end(testApp, person.id);
    await stream.ended;
    expect(performance.now() - before).toBeLessThan(SESSION_END_NOTICED_MS);
    expect(stream.said).toContain('event: session');
    expect(untouched.said).not.toContain('event: session');
  });

  test('of somebody who hangs up before it has begun does not count as open', async () => {
    const testApp = await openTestApp({ database });
    const { app, addPerson, cookieOf } = testApp;
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const person = await addPerson();
    for (let n = 0; n < 30; n += 1) {
      const { socket, closed } = await openRawConnection(Number(port));
      socket.write(
        `GET /api/live HTTP/1.1\r\nhost: x\r\ncookie: ${await cookieOf(person)}\r\n\r\n`,
      );
      if (n % 2 === 0) setImmediate(() => socket.destroy());
      else socket.destroy();
      await closed;
    }
    const createStreams = async () => (await app.inject('/metrics')).body;
    await expect.poll(createStreams).toContain('assembly_live_streams 0\n');
  });

  const unmakings: [string, (app: TestApp, adminId: string, cookie: string) => Promise<unknown>][] =
    [
      [
        'another administrator',
        ({ call }, id, cookie) =>
          call({ method: 'DELETE', url: api.admin(id), headers: { cookie } }),
      ],
      [
        'another program',
        ({ db }, id) => db.updateTable('users').set({ isAdmin: 0 }).where('id', '=', id).execute(),
      ],
    ];

  test.each(unmakings)(
    'of an administrator who is unmade by %s says nothing of people or syncs two seconds later, and goes on',
    async (_title, unmake) => {
      const testApp = await openTestApp({ database });
      const { addPerson, cookieOf, feed } = testApp;
      const person = await addPerson({ isAdmin: true });
      const stream = await listen(testApp, await cookieOf(person));
      const other = await cookieOf(await addPerson({ isAdmin: true }));
      /** Tells of all three, and says what was heard by when the last was. */
      async function tellAll() {
        stream.said = '';
        for (const topic of ['users', 'sync', 'events'] as const) feed.publish({ topic });
        await expect.poll(() => stream.said).toContain('event: events');
        return [...stream.said.matchAll(/event: (users|sync)/g)].map(([, topic]) => topic);
      }
      expect(await tellAll()).toEqual(['users', 'sync']);

      const before = performance.now();
      await unmake(testApp, person.id, other);
      await expect.poll(tellAll).toEqual([]);
      expect(performance.now() - before).toBeLessThan(SESSION_END_NOTICED_MS);
      expect(await tellAll()).toEqual([]);
    },
  );
});

test('of an administrator who is unmade says not even in that instant what only they may hear', async () => {
  const testApp = await openTestApp();
  const { addPerson, call, cookieOf, feed } = testApp;
  const person = await addPerson({ isAdmin: true });
  const stream = await listen(testApp, await cookieOf(person));
  const headers = { cookie: await cookieOf(await addPerson({ isAdmin: true })) };
  await call({ method: 'DELETE', url: api.admin(person.id), headers });
  feed.publish({ topic: 'sync' });
  feed.publish({ topic: 'events' });
  await expect.poll(() => stream.said).toContain('event: events');
  expect(stream.said).toContain('event: session');
  expect(stream.said).not.toMatch(/event: (users|sync)/);
});

test('of an administrator who only changes his own name misses nothing', async () => {
  const testApp = await openTestApp();
  const cookie = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
  const stream = await listen(testApp, cookie);
  const payload = { firstName: 'New', lastName: 'Name' };
  await testApp.call({ method: 'PATCH', url: api.account, headers: { cookie }, payload });
  testApp.feed.publish({ topic: 'events' });
  await expect
    .poll(() => stream.said.match(/(?<=event: )\w+/g))
    .toEqual(['session', 'users', 'events']);
});

test('of somebody whom a command makes an administrator tells the open page of it', async () => {
  const testApp = await openTestApp();
  const { addPerson, cookieOf, db } = testApp;
  const person = await addPerson();
  const stream = await listen(testApp, await cookieOf(person));
  await makeActiveAdmin(db, person.id);
  await expect.poll(() => stream.said).toContain('event: session');
});

test('nobody listens without a session that lets them in', async () => {
  const testApp = await openTestApp();
  const { addPerson, cookieOf, db, clock } = testApp;
  const gone = await addPerson();
  const cookieOfGone = await cookieOf(gone);
  await removeUser(db, gone.id);
  const pending = await addPerson({ isActive: false });
  const member = await addPerson();
  const expired = await cookieOf(member);
  clock.now += 31 * 24 * 60 * 60 * 1000;
  const cookies = [
    '',
    'session=',
    `session=${'A'.repeat(43)}`,
    'session=%00%ff',
    expired,
    cookieOfGone,
    await cookieOf(pending),
  ];
  for (const cookie of cookies) {
    const { status } = await listen(testApp, cookie);
    expect(status, cookie).toBe(401);
  }
});

test('signing out in one tab is told to the others of the same person', async () => {
  const testApp = await openTestApp();
  const person = await testApp.addPerson();
  const cookie = await testApp.cookieOf(person);
  const phone = await testApp.cookieOf(person);
  const tab = await listen(testApp, cookie);
  const onPhone = await listen(testApp, phone);
  await testApp.call({ method: 'DELETE', url: '/api/session', headers: { cookie } });
  await tab.ended;
  await expect.poll(() => onPhone.said).toContain('event: session');
});

test('what only administrators may know is told to administrators alone, and what was missed is told again', async () => {
  const testApp = await openTestApp();
  const member = await listen(testApp, await testApp.cookieOf(await testApp.addPerson()));
  const cookie = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
  const admin = await listen(testApp, cookie);
  const signUp = (n: number) =>
    testApp.call({
      method: 'POST',
      url: '/api/users',
      payload: {
        email: `p${n}@example.org`,
        firstName: 'P',
        lastName: 'Q',
        password: 'a good one 12',
      },
    });
  await signUp(1);
  await expect.poll(() => admin.said).toContain('event: users');
  const id = admin.said.match(/id: (\S+)/)?.[1] ?? '';
  await signUp(2);

  const again = await listen(testApp, cookie, id);
  await expect.poll(() => again.said).toContain('event: users');
  expect(again.said).not.toContain(`id: ${id}\n`);
  const stranger = await listen(testApp, cookie, 'from-another-life');
  await expect.poll(() => stranger.said).toContain('event: resync');
  expect(member.said).not.toContain('users');
});

test('open streams do not keep the server from closing', async () => {
  const testApp = await openTestApp();
  const stream = await listen(testApp, await testApp.cookieOf(await testApp.addPerson()));
  await testApp.app.close();
  await stream.ended;
});
