import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { api } from '@assembly/contract/paths';
import { callApi } from './support/call-api.ts';
import { expectShutOut } from './support/guarded-routes.ts';
import { openLiveStream } from './support/live-stream.ts';
import { cookieFor, demo, newMember, type Person, usePasswordLink } from './support/people.ts';
import { linkIn, runCommand } from './support/run-command.ts';
import type { Assembly } from './support/start-assembly.ts';
import { expect, test } from './support/test.ts';

/** Ends somebody's session while they listen; they hear it in time, and their cookie is worth nothing. */
async function expectEndedBy(assembly: Assembly, person: Person, end: () => Promise<unknown>) {
  const cookie = await cookieFor(assembly, person);
  const stream = await openLiveStream(assembly, cookie);
  await end();
  const since = performance.now();
  expect(await stream.ended).toContain('event: session');
  expect(performance.now() - since).toBeLessThan(SESSION_END_NOTICED_MS);
  await expectShutOut(assembly, cookie);
}

test('forged cookies are worth nothing', async ({ assembly }) => {
  const real = await cookieFor(assembly, demo.admin);
  const token = real.split('=')[1] ?? '';
  const changed = token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  await expectShutOut(assembly, '');
  await expectShutOut(assembly, `session=${changed}`);
  await expectShutOut(assembly, `__Host-session=${token}`);
  for (const forged of ['A'.repeat(43), '', "' or 1=1 --", 'x'.repeat(4000), '%00', '..%2f']) {
    const answer = await callApi(assembly, api.events, {
      headers: { cookie: `session=${forged}` },
    });
    expect(answer.status, forged).toBe(401);
  }
  const good = await callApi(assembly, api.events, { headers: { cookie: real } });
  expect(good.status).toBe(200);
});

test("a deleted person's cookie is worth nothing, within two seconds on an open stream", async ({
  assembly,
}) => {
  const person = await newMember(assembly);
  const headers = { cookie: await cookieFor(assembly, demo.admin) };
  await expectEndedBy(assembly, person, async () => {
    const answer = await callApi(assembly, api.user(person.id), { method: 'DELETE', headers });
    expect(answer.status).toBe(204);
  });
});

test('a cookie from before a reset is worth nothing, within two seconds on an open stream', async ({
  assembly,
}) => {
  const person = await newMember(assembly);
  const { output } = await runCommand(assembly, 'reset-link', person.email);
  await expectEndedBy(assembly, person, () =>
    usePasswordLink(assembly, linkIn(output), 'nine swans on the river'),
  );
});

test('a cookie from before a logout is worth nothing, within two seconds on an open stream', async ({
  assembly,
}) => {
  const person = await newMember(assembly);
  const elsewhere = await cookieFor(assembly, person);
  const cookie = await cookieFor(assembly, person);
  const stream = await openLiveStream(assembly, cookie);
  await callApi(assembly, api.session, { method: 'DELETE', headers: { cookie } });
  expect(await stream.ended).toContain('event: session');
  await expectShutOut(assembly, cookie);
  const other = await callApi(assembly, api.events, { headers: { cookie: elsewhere } });
  expect(other.status).toBe(200);
});

test('the cookie of somebody who is pending again is worth nothing, within two seconds on an open stream', async ({
  programs,
}) => {
  const assembly = await programs.start();
  await expectEndedBy(assembly, demo.member, async () => {
    // No door of the product takes an approval back; whoever runs it can, in the database.
    const db = new DatabaseSync(join(programs.folder, 'assembly.db'), { timeout: 5000 });
    db.prepare('update users set isActive = 0 where email = ?').run(demo.member.email);
    db.close();
  });
});

test('somebody who is no administrator gets 403 at what is for administrators', async ({
  assembly,
}) => {
  const headers = { cookie: await cookieFor(assembly, demo.member) };
  for (const path of [api.users, api.usersCsv, api.audit, api.sync]) {
    const answer = await callApi(assembly, path, { headers });
    expect(answer.status, path).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'forbidden' });
  }
});

test('a sign-up that asks for more makes an ordinary pending account with an id of our own', async ({
  assembly,
}) => {
  const body = {
    email: `greedy-${Date.now()}@people.example`,
    firstName: 'Greta',
    lastName: 'Greedy',
    password: 'seven geese over the lake',
    isAdmin: true,
    isActive: true,
    id: 'mine',
    role: 'admin',
  };
  const answer = await callApi(assembly, api.users, { method: 'POST', body });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const { user } = (await answer.json()) as { user: { id: string } };
  expect(user).toEqual({
    id: expect.not.stringMatching(/^mine$/),
    name: 'Greta Greedy',
    email: body.email,
    isAdmin: false,
    isActive: false,
  });
});
