import {
  changeNotifications,
  getNotifications,
  resumeEmails,
} from '@assembly/contract/endpoints/notifications/notifications';
import { getSession } from '@assembly/contract/endpoints/session';
import { DAY_MS } from '@assembly/contract/limits';
import type { NotificationsReply } from '@assembly/contract/notifications/notifications';
import { expect, test } from 'vitest';
import { hashToken } from '../../auth/token.ts';
import { setChoices } from '../../notifications/queue/choices.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { removeUser } from '../../testing/fixtures/stored-users.ts';
import { openTestApp, SUNDAY, type TestApp, useTestApp } from '../../testing/fixtures/test-app.ts';

const MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'us@example.org' };
const sharedApp = useTestApp();

const read = async ({ call }: TestApp, cookie: string): Promise<NotificationsReply> =>
  (await call({ url: getNotifications.path, headers: { cookie } })).json();
const change = ({ call }: TestApp, cookie: string, payload: string | object) =>
  call({
    method: 'PATCH',
    url: changeNotifications.path,
    headers: { cookie, 'content-type': 'application/json' },
    payload,
  });
const resume = ({ call }: TestApp, cookie: string) =>
  call({ method: 'DELETE', url: resumeEmails.path, headers: { cookie } });

onEachDatabase('a member', (database) => {
  test('a member chooses for each topic, even in two tabs at once', async () => {
    const app = await openTestApp({ database });
    const cookie = await app.cookieOf(await app.addPerson());
    const other = await app.cookieOf(await app.addPerson());
    expect(await read(app, cookie)).toMatchObject({
      announcements: 'weekly',
      events: 'weekly',
      sermons: 'weekly',
      signUps: null,
    });
    const replies = await Promise.all([
      change(app, cookie, { announcements: 'email', sermons: 'off' }),
      change(app, cookie, { sermons: 'off', announcements: 'email' }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const reply = await change(app, cookie, { events: 'off' });
    expect(reply.json()).toMatchObject({ announcements: 'email', events: 'off', sermons: 'off' });
    expect(await read(app, cookie)).toEqual(reply.json());
    expect(await read(app, other)).toMatchObject({ announcements: 'weekly' });
  });

  test('a member sees that emails are paused, with the words of the mail server, and resumes them', async () => {
    const app = await openTestApp({ database });
    const [person, other] = [await app.addPerson(), await app.addPerson()];
    const error = '550 5.1.1 No such user';
    await app.db
      .insertInto('email_refusals')
      .values([
        { userId: person.id, count: 3, pausedAt: SUNDAY, error },
        { userId: other.id, count: 3, pausedAt: SUNDAY, error },
      ])
      .execute();
    const cookie = await app.cookieOf(person);
    const session = async () =>
      (await app.call({ url: getSession.path, headers: { cookie } })).json();
    expect((await read(app, cookie)).paused).toEqual({ since: SUNDAY, error });
    // For a notice on every screen.
    expect(await session()).toMatchObject({ emailPausedAt: SUNDAY });
    for (const _ of ['first', 'again']) expect((await resume(app, cookie)).statusCode).toBe(204);
    expect((await read(app, cookie)).paused).toBeNull();
    expect(Object.keys(await session())).toEqual(['user']);
    expect((await read(app, await app.cookieOf(other))).paused).not.toBeNull();
  });

  test('a member sees their own devices and what they are, but not those of an expired session', async () => {
    const app = await openTestApp({ database });
    const person = await app.addPerson();
    const cookie = await app.cookieOf(person);
    const sessionId = hashToken(cookie.split('=')[1] ?? '');
    const device = {
      userId: person.id,
      sessionId,
      p256dh: 'key',
      auth: 'secret',
      topics: '["events"]',
    };
    const endpoint = 'https://push.example.org/';
    await app.db
      .insertInto('push_devices')
      .values([
        { ...device, id: 'old', endpoint: `${endpoint}old`, createdAt: SUNDAY },
        { ...device, id: 'new', endpoint: `${endpoint}new`, createdAt: SUNDAY + 1 },
      ])
      .execute();
    await app.db
      .updateTable('sessions')
      .set({ userAgent: 'Test Browser' })
      .where('id', '=', sessionId)
      .execute();
    app.clock.now += DAY_MS;
    const { devices } = await read(app, cookie);
    expect(devices.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(devices[0]).toEqual({
      id: 'new',
      endpoint: `${endpoint}new`,
      topics: ['events'],
      userAgent: 'Test Browser',
      createdAt: SUNDAY + 1,
      isCurrent: true,
    });
    const elsewhere = await read(app, await app.cookieOf(person));
    expect(elsewhere.devices.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    expect(await read(app, await app.cookieOf(await app.addPerson()))).toMatchObject({
      devices: [],
    });
    await app.db.updateTable('sessions').set({ expiresAt: SUNDAY }).execute();
    expect(await read(app, await app.cookieOf(person))).toMatchObject({ devices: [] });
  });

  test('a member who was deleted in the meantime leaves no choice behind', async () => {
    const { addPerson, db } = await openTestApp({ database });
    const { id } = await addPerson();
    await removeUser(db, id);
    await setChoices(db, id, { events: 'off' });
    expect(await db.selectFrom('notification_choices').selectAll().execute()).toEqual([]);
  });
});

test('an administrator chooses for sign-ups too, and after losing the role it does not matter', async () => {
  const app = sharedApp();
  const admin = await app.addPerson({ isAdmin: true });
  const cookie = await app.cookieOf(admin);
  expect((await read(app, cookie)).signUps).toBe('email');
  expect((await change(app, cookie, { signUps: 'off' })).json().signUps).toBe('off');
  await app.db.updateTable('users').set({ isAdmin: 0 }).where('id', '=', admin.id).execute();
  const demoted = await app.cookieOf(admin);
  expect((await read(app, demoted)).signUps).toBeNull();
  const reply = await change(app, demoted, { events: 'off', signUps: 'email' });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    code: 'invalid_input',
    fields: { signUps: 'Only administrators are notified of sign-ups.' },
  });
  expect((await read(app, demoted)).events).toBe('weekly');
});

test('the default of the settings applies to everyone who has not chosen', async () => {
  const environment = { NOTIFICATION_DEFAULT: 'off', WEEKLY_EMAIL: 'SAT 18:00', ...MAIL_SERVER };
  const app = await openTestApp({ environment });
  const cookie = await app.cookieOf(await app.addPerson({ isAdmin: true }));
  await change(app, cookie, { sermons: 'weekly' });
  expect(await read(app, cookie)).toEqual({
    announcements: 'off',
    events: 'off',
    sermons: 'weekly',
    signUps: 'email',
    isEmailOffered: true,
    weeklyEmail: 'SAT 18:00',
    paused: null,
    devices: [],
  });
});

test.each([
  ['no mail server', {}],
  ['emails turned off', { ...MAIL_SERVER, NOTIFICATION_EMAILS: 'off' }],
])('with %s, emails are not offered', async (_, environment) => {
  const app = await openTestApp({ environment });
  const reply = await read(app, await app.cookieOf(await app.addPerson()));
  expect(reply).toMatchObject({ isEmailOffered: false, weeklyEmail: null });
});

test.each([
  [{ events: 'daily' }, 422, { events: 'Choose off, weekly or email.' }],
  [{ events: null }, 422, { events: 'Choose off, weekly or email.' }],
  [{ events: ['off'], sermons: { $ne: 1 } }, 422, undefined],
  [[], 422, undefined],
  ['"off"', 422, undefined],
  ['{"events":', 400, undefined],
])('%j is not a choice', async (payload, status, fields) => {
  const app = sharedApp();
  const cookie = await app.cookieOf(await app.addPerson());
  const reply = await change(app, cookie, payload);
  expect(reply.statusCode).toBe(status);
  if (fields) expect(reply.json().fields).toEqual(fields);
  expect(await read(app, cookie)).toMatchObject({ events: 'weekly', sermons: 'weekly' });
});

test('a topic that does not exist, and the id of someone else, are ignored', async () => {
  const app = sharedApp();
  const [person, victim] = [await app.addPerson(), await app.addPerson()];
  const payload = { userId: victim.id, constructor: 'off', weekly: 'off', events: 'email' };
  const reply = await change(app, await app.cookieOf(person), payload);
  expect(reply.statusCode).toBe(200);
  const rows = await app.db
    .selectFrom('notification_choices')
    .selectAll()
    .where('userId', 'in', [person.id, victim.id])
    .execute();
  expect(rows).toEqual([{ userId: person.id, topic: 'events', choice: 'email' }]);
});

test("the person's other browsers learn of a change", async () => {
  const app = sharedApp();
  const person = await app.addPerson();
  const seen: unknown[] = [];
  app.changes.subscribe((published) => seen.push(published));
  await change(app, await app.cookieOf(person), { events: 'off' });
  expect(seen).toContainEqual({ topic: 'session', userId: person.id });
});
