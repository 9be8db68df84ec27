import { getAccount } from '@assembly/contract/endpoints/account';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { makeAdmin } from '@assembly/contract/endpoints/users';
import { SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeActiveAdmin } from '../store/users/users.ts';
import { openRawConnection } from '../testing/clients/raw-connection.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { removeUser } from '../testing/fixtures/stored-users.ts';
import { openTestApp, type TestApp } from '../testing/fixtures/test-app.ts';

/** Opens the stream over real HTTP. */
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
  const stream = { status: reply.status, headers: reply.headers, received: '' };
  const ended = (async () => {
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      stream.received += chunk;
    }
  })().catch(() => {});
  return Object.assign(stream, { ended });
}

describe('the live stream', () => {
  test('does not count as open after a client has disconnected before it began', async () => {
    const testApp = await openTestApp();
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

  const demotions: [string, (app: TestApp, adminId: string, cookie: string) => Promise<unknown>][] =
    [
      [
        'another administrator',
        ({ call }, id, cookie) =>
          call({
            method: 'DELETE',
            url: addressOf(makeAdmin, { params: { id } }),
            headers: { cookie },
          }),
      ],
      [
        'another program',
        ({ db }, id) => db.updateTable('users').set({ isAdmin: 0 }).where('id', '=', id).execute(),
      ],
    ];

  test.each(demotions)(
    'of an administrator demoted by %s goes on, and within two seconds without topics for administrators',
    async (_title, demote) => {
      const testApp = await openTestApp();
      const { addPerson, cookieOf, changes } = testApp;
      const person = await addPerson({ isAdmin: true });
      const stream = await listen(testApp, await cookieOf(person));
      const other = await cookieOf(await addPerson({ isAdmin: true }));
      /** Publishes three topics and resolves with those for administrators that arrived. */
      async function publishAll() {
        stream.received = '';
        for (const topic of ['users', 'sync', 'events'] as const) changes.publish({ topic });
        await expect.poll(() => stream.received).toContain('event: events');
        return [...stream.received.matchAll(/event: (users|sync)/g)].map(([, topic]) => topic);
      }
      expect(await publishAll()).toEqual(['users', 'sync']);

      const demotedAt = performance.now();
      await demote(testApp, person.id, other);
      await expect.poll(publishAll).toEqual([]);
      expect(performance.now() - demotedAt).toBeLessThan(SESSION_END_NOTICED_MS);
      expect(await publishAll()).toEqual([]);
    },
  );
});

onEachDatabase('the live stream', (database) => {
  test('ends within two seconds when the account is deleted, deactivated or signed out by another program', async () => {
    const testApp = await openTestApp({ database });
    const { addPerson, cookieOf, db } = testApp;
    const deleted = await addPerson();
    const inactive = await addPerson();
    const signedOut = await addPerson();
    const ending = await Promise.all(
      [deleted, inactive, signedOut].map(async (one) => listen(testApp, await cookieOf(one))),
    );
    const untouched = await listen(testApp, await cookieOf(await addPerson()));
    for (const { status, headers } of ending) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/event-stream');
    }

    const changedAt = performance.now();
    await removeUser(db, deleted.id);
    await db.updateTable('users').set({ isActive: 0 }).where('id', '=', inactive.id).execute();
    await db.deleteFrom('sessions').where('userId', '=', signedOut.id).execute();
    await Promise.all(ending.map(({ ended }) => ended));
    expect(performance.now() - changedAt).toBeLessThan(SESSION_END_NOTICED_MS);
    for (const { received } of ending) expect(received).toContain('event: session');
    expect(untouched.received).not.toContain('event: session');
  });
});

test('an administrator who changes their own name learns that users have changed', async () => {
  const testApp = await openTestApp();
  const cookie = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
  const stream = await listen(testApp, cookie);
  const payload = { firstName: 'New', lastName: 'Name' };
  await testApp.call({ method: 'PATCH', url: getAccount.path, headers: { cookie }, payload });
  await expect.poll(() => stream.received).toContain('event: users');
});

test('an open page is notified when a command makes its member an administrator', async () => {
  const testApp = await openTestApp();
  const { addPerson, cookieOf, db } = testApp;
  const person = await addPerson();
  const stream = await listen(testApp, await cookieOf(person));
  await db.transaction().execute((trx) => makeActiveAdmin(trx, person));
  await expect.poll(() => stream.received).toContain('event: session');
});

test('the live stream requires a valid session of an active member', async () => {
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

test('signing out in one tab notifies the other sessions of the same person', async () => {
  const testApp = await openTestApp();
  const person = await testApp.addPerson();
  const cookie = await testApp.cookieOf(person);
  const phone = await testApp.cookieOf(person);
  const tab = await listen(testApp, cookie);
  const onPhone = await listen(testApp, phone);
  await testApp.call({ method: 'DELETE', url: '/api/session', headers: { cookie } });
  await tab.ended;
  await expect.poll(() => onPhone.received).toContain('event: session');
});

test('topics for administrators go to administrators only, and a client that reconnects refetches', async () => {
  const testApp = await openTestApp();
  const member = await listen(testApp, await testApp.cookieOf(await testApp.addPerson()));
  const cookie = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
  const admin = await listen(testApp, cookie);
  await testApp.call({
    method: 'POST',
    url: '/api/users',
    payload: {
      email: 'p@example.org',
      firstName: 'P',
      lastName: 'Q',
      password: 'a good one 12',
    },
  });
  await expect.poll(() => admin.received).toContain('event: users');
  const again = await listen(testApp, cookie, 'open');
  await expect.poll(() => again.received).toContain('event: resync');
  expect(member.received).not.toContain('users');
});

test('open streams do not prevent the server from closing', async () => {
  const testApp = await openTestApp();
  const stream = await listen(testApp, await testApp.cookieOf(await testApp.addPerson()));
  await testApp.app.close();
  await stream.ended;
});
