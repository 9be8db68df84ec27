import {
  changeAccount,
  exportAccount,
  listFeeds,
  revokeFeed,
} from '@assembly/contract/endpoints/account';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { resetPassword } from '@assembly/contract/endpoints/sign-in';
import { ATTEMPT_LIMITS, FEEDS_PER_MEMBER, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import problems from '@assembly/messages/en/problems';
import { expect, test } from 'vitest';
import { issueReset } from '../../auth/password-reset.ts';
import { hashToken } from '../../auth/token.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { removeUser } from '../../testing/fixtures/stored-users.ts';
import {
  openTestApp,
  PASSWORD,
  SUNDAY,
  type TestApp,
  useTestApp,
} from '../../testing/fixtures/test-app.ts';
import { createMemberWithFeed, postFeed } from '../../testing/fixtures/test-feed.ts';

const NEW_PASSWORD = 'a wholly new password';
const sharedApp = useTestApp();

const revoke = ({ call }: TestApp, id: string, cookie: string) => {
  const url = addressOf(revokeFeed, { params: { id } });
  return call({ method: 'DELETE', url, headers: { cookie } });
};
const list = async ({ call }: TestApp, cookie: string) =>
  (await call({ url: listFeeds.path, headers: { cookie } })).json().items;
const statusesOf = async (
  { call }: TestApp,
  { calendar, sermons }: { calendar: string; sermons: string },
) => {
  const replies = await Promise.all([calendar, sermons].map((url) => call({ url })));
  return replies.map(({ statusCode }) => statusCode);
};

onEachDatabase('private links', (database) => {
  test('a member has at most five, also when two are created at once', async () => {
    const app = await openTestApp({ database });
    const { cookie } = await createMemberWithFeed(app);
    for (let n = 2; n < FEEDS_PER_MEMBER; n += 1) await postFeed(app, cookie);
    const replies = await Promise.all([postFeed(app, cookie), postFeed(app, cookie)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'too_many_feeds',
      detail: problems.too_many_feeds(FEEDS_PER_MEMBER),
    });
    expect(await list(app, cookie)).toHaveLength(FEEDS_PER_MEMBER);
  });

  test('they are dead once revoked, or once their owner is deactivated or deleted', async () => {
    const app = await openTestApp({ database });
    const [revoked, other, deactivated, deleted] = [
      await createMemberWithFeed(app),
      await createMemberWithFeed(app),
      await createMemberWithFeed(app),
      await createMemberWithFeed(app),
    ];
    expect((await revoke(app, revoked.id, revoked.cookie)).statusCode).toBe(204);
    await app.db
      .updateTable('users')
      .set({ isActive: 0 })
      .where('id', '=', deactivated.owner.id)
      .execute();
    await removeUser(app.db, deleted.owner.id);
    for (const feed of [revoked, deactivated, deleted]) {
      expect(await statusesOf(app, feed)).toEqual([404, 404]);
    }
    expect(await statusesOf(app, other)).toEqual([200, 200]);
    const left = await app.db.selectFrom('feeds').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([other.id, deactivated.id].sort());
  });

  test('a password reset ends them, also one that a thief creates at the same moment', async () => {
    const app = await openTestApp({ database });
    const [mine, other] = [await createMemberWithFeed(app), await createMemberWithFeed(app)];
    const token = await issueReset(app.db, mine.owner.id, MINUTE_MS, app.clock.now);
    const payload = { token, password: NEW_PASSWORD };
    const [reset] = await Promise.all([
      app.call({ method: 'PUT', url: resetPassword.path, payload }),
      postFeed(app, mine.cookie),
    ]);
    expect(reset.statusCode).toBe(204);
    const left = await app.db.selectFrom('feeds').select('id').execute();
    expect(left).toEqual([{ id: other.id }]);
    expect(await statusesOf(app, mine)).toEqual([404, 404]);
  });

  test('a new password ends them only if that was chosen', async () => {
    const app = await openTestApp({ database });
    const { cookie, ...feed } = await createMemberWithFeed(app);
    const change = (payload: object) =>
      app.call({ method: 'PATCH', url: changeAccount.path, headers: { cookie }, payload });
    await change({ password: PASSWORD, newPassword: NEW_PASSWORD });
    expect(await statusesOf(app, feed)).toEqual([200, 200]);
    const again = { password: NEW_PASSWORD, newPassword: PASSWORD, endFeeds: true };
    expect((await change(again)).statusCode).toBe(200);
    expect(await statusesOf(app, feed)).toEqual([404, 404]);
    const actions = await app.db.selectFrom('audit_log').select('action').execute();
    expect(actions.filter(({ action }) => action === 'feeds_revoked')).toHaveLength(1);
  });
});

test('the token is shown once and stored as a hash', async () => {
  const app = sharedApp();
  const { id, cookie, token, owner } = await createMemberWithFeed(app);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(id).toBe(hashToken(token));
  expect(await list(app, cookie)).toEqual([{ id, createdAt: SUNDAY, lastReadAt: null }]);
  const rows = await app.db.selectFrom('feeds').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const exported = await app.call({ url: exportAccount.path, headers: { cookie } });
  expect(exported.json().feeds).toEqual([{ createdAt: SUNDAY, lastReadAt: null }]);
  expect(exported.json().auditLog).toMatchObject([{ actor: owner.name, action: 'feed_created' }]);
});

test('the list says within a minute when each link was last read', async () => {
  const app = await openTestApp();
  const { cookie, calendar, sermons } = await createMemberWithFeed(app);
  const lastReadAt = async () => (await list(app, cookie))[0].lastReadAt;
  await app.call({ url: calendar });
  expect(await lastReadAt()).toBe(SUNDAY);
  app.clock.now += MINUTE_MS - SECOND_MS;
  await app.call({ url: sermons });
  // Not a write for each request.
  expect(await lastReadAt()).toBe(SUNDAY);
  app.clock.now += SECOND_MS;
  await app.call({ method: 'HEAD', url: sermons });
  expect(await lastReadAt()).toBe(SUNDAY + MINUTE_MS);
});

test("a member cannot see or turn off another member's links", async () => {
  const app = sharedApp();
  const [mine, theirs] = [await createMemberWithFeed(app), await createMemberWithFeed(app)];
  expect(await list(app, theirs.cookie)).toHaveLength(1);
  const reply = await revoke(app, mine.id, theirs.cookie);
  expect(reply.statusCode).toBe(404);
  expect(reply.json().code).toBe('feed_not_found');
  expect((await revoke(app, 'x'.repeat(500), theirs.cookie)).statusCode).toBe(404);
  expect((await revoke(app, '%00', theirs.cookie)).statusCode).toBeLessThan(500);
  expect(await statusesOf(app, mine)).toEqual([200, 200]);
});

test('a member cannot flood the audit log by creating and revoking links', async () => {
  const app = await openTestApp();
  const cookie = await app.cookieOf(await app.addPerson());
  const { max } = ATTEMPT_LIMITS.feedCreation.perAccount;
  for (let n = 0; n < max; n += 1) {
    const created = await postFeed(app, cookie);
    expect((await revoke(app, created.json().id, cookie)).statusCode).toBe(204);
  }
  expect((await postFeed(app, cookie)).statusCode).toBe(429);
  expect(await app.db.selectFrom('audit_log').select('id').execute()).toHaveLength(2 * max);
});

test('below a path, the addresses contain it', async () => {
  const PUBLIC_URL = 'https://example.org/church';
  const app = await openTestApp({ environment: { PUBLIC_URL } });
  const cookie = (await app.cookieOf(await app.addPerson())).replace(
    'session=',
    '__Secure-session-church=',
  );
  const { calendarUrl, sermonsUrl } = (await postFeed(app, cookie)).json();
  expect(calendarUrl).toMatch(/^https:\/\/example\.org\/church\/feeds\/[\w-]{43}\/calendar\.ics$/);
  const { body } = await app.call({ url: new URL(sermonsUrl).pathname });
  expect(body).toContain(`href="${sermonsUrl}"`);
});
