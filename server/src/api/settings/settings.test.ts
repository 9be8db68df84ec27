import type { SettingsReply } from '@assembly/contract/settings';
import { describe, expect, test } from 'vitest';
import { smtpMailer } from '../../mail/mailer.ts';
import { PREVIOUS_ORIGIN_LIFE_MS } from '../../settings/write-settings.ts';
import { replaceEvents } from '../../store/content/events.ts';
import { ALL_CONFIRMED } from '../../store/content/removal-guard.ts';
import type { Database } from '../../store/database/tables.ts';
import { readAudit } from '../../store/people/audit-log.ts';
import { writeStoredSettings } from '../../store/settings/settings.ts';
import { toEvent } from '../../sync/to-event.ts';
import { startMailServer } from '../../testing/clients/start-mail-server.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openTestApp, PASSWORD, type TestAppOptions } from '../../testing/fixtures/test-app.ts';

const ASSEMBLY_SECRET = 'a secret of at least thirty-two characters';
const ENVIRONMENT = {
  ASSEMBLY_SECRET,
  // Otherwise it would be fixed.
  PUBLIC_URL: '',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
};

async function openAsAdmin(options: TestAppOptions = {}) {
  const environment = { ...ENVIRONMENT, ...options.environment };
  const testApp = await openTestApp({ ...options, environment });
  const cookie = await testApp.cookieOf(
    await testApp.addPerson({ isAdmin: true, name: 'Ada Admin', email: 'ada@example.org' }),
  );
  const read = async () => {
    const reply = await testApp.call({ url: '/api/settings', headers: { cookie } });
    return reply.json() as SettingsReply;
  };
  const save = async (changes: Record<string, string | null>, headers: object = {}) =>
    testApp.call({
      method: 'PATCH',
      url: '/api/settings',
      headers: { cookie, ...headers },
      payload: { version: (await read()).version, changes },
    });
  return { ...testApp, cookie, read, save };
}

const at = (dateTime: string) => ({ dateTime, date: '', timeZone: '' });
const TIMES = {
  day: { start: { ...at(''), date: '2027-06-01' }, end: { ...at(''), date: '2027-06-02' } },
  local: { start: at('2027-06-01T10:00:00'), end: at('2027-06-01T11:00:00') },
  offset: { start: at('2027-06-01T12:00:00+02:00'), end: at('2027-06-01T13:00:00+02:00') },
};

/** Writes one event of each kind, as a sync does. */
async function writeEvents(
  db: Database,
  summary: string,
  { timeZone, now }: { timeZone: string; now: number },
) {
  const items = Object.entries(TIMES).map(([id, times]) => ({
    id,
    summary,
    ...times,
    status: 'confirmed',
    description: '',
  }));
  const records = items.map((item) => toEvent(item, timeZone));
  const diff = await replaceEvents(db, records, { confirmed: ALL_CONFIRMED, now, unreadable: [] });
  return { added: diff.added.length, changed: diff.changed.length };
}

const settingIn = (reply: SettingsReply, name: string) =>
  reply.settings.find((setting) => setting.name === name);

onEachDatabase('an administrator', (database) => {
  test('saves settings, which apply at once and are in the audit log without their values', async () => {
    const { app, db, read, save } = await openAsAdmin({ database });
    const { version } = await read();
    const reply = await save({
      ASSEMBLY_NAME: ' Grace Chapel ',
      GOOGLE_API_KEY: 'AIza-planted',
      AUDIT_DAYS: '90',
    });
    expect(reply.statusCode).toBe(200);
    const saved = reply.json() as SettingsReply;
    expect(saved.version).toBe(version + 1);
    expect(settingIn(saved, 'ASSEMBLY_NAME')).toEqual({
      name: 'ASSEMBLY_NAME',
      value: 'Grace Chapel',
      source: 'stored',
      isSecret: false,
      isSet: true,
    });
    expect(settingIn(saved, 'GOOGLE_API_KEY')).toMatchObject({ value: null, isSet: true });
    expect(saved).toEqual(await read());
    expect((await app.inject('/login')).body).toContain('<title>Grace Chapel</title>');
    const { items } = await readAudit(db, 1);
    const entries = items.map(({ actor, action, subject }) => `${actor} ${action} ${subject}`);
    expect(entries.sort()).toEqual([
      'Ada Admin setting_changed ASSEMBLY_NAME',
      'Ada Admin setting_changed AUDIT_DAYS',
      'Ada Admin setting_changed GOOGLE_API_KEY',
    ]);
    expect(`${reply.body} ${JSON.stringify(items)}`).not.toContain('planted');

    await save({ ASSEMBLY_NAME: null, AUDIT_DAYS: '90' });
    expect((await app.inject('/login')).body).toContain('<title>Our Assembly</title>');
    expect((await readAudit(db, 1)).total).toBe(4);
  });

  test('is told when someone else has saved in the meantime', async () => {
    const { call, cookie, read, save } = await openAsAdmin({ database });
    const { version } = await read();
    await save({ ASSEMBLY_NAME: 'First' });
    const late = await call({
      method: 'PATCH',
      url: '/api/settings',
      headers: { cookie },
      payload: { version, changes: { ASSEMBLY_NAME: 'Second' } },
    });
    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe('settings_changed');
    expect(settingIn(await read(), 'ASSEMBLY_NAME')?.value).toBe('First');
  });

  test('changes the time zone, and events and snapshots are computed again', async () => {
    const { app, db, cookie, save, clock } = await openAsAdmin({
      database,
      environment: { ASSEMBLY_TIME_ZONE: '' },
    });
    await save({ ASSEMBLY_TIME_ZONE: 'Europe/Zurich' });
    const context = { timeZone: 'Europe/Zurich', now: clock.now };
    await writeEvents(db, 'first', context);
    await writeEvents(db, 'second', context);
    const list = async () => {
      const { items } = (await app.inject({ url: '/api/events', headers: { cookie } })).json();
      return items.map(({ id, startsAt }: { id: string; startsAt: number }) => [
        id,
        new Date(startsAt).toISOString(),
      ]);
    };
    expect(await list()).toEqual([
      ['day', '2027-05-31T22:00:00.000Z'],
      ['local', '2027-06-01T08:00:00.000Z'],
      ['offset', '2027-06-01T10:00:00.000Z'],
    ]);
    await save({ ASSEMBLY_TIME_ZONE: 'America/New_York' });
    expect(await list()).toEqual([
      ['day', '2027-06-01T04:00:00.000Z'],
      ['offset', '2027-06-01T10:00:00.000Z'],
      ['local', '2027-06-01T14:00:00.000Z'],
    ]);
    const before = await db
      .selectFrom('events_before')
      .select(['id', 'startsAt'])
      .orderBy('id')
      .execute();
    expect(before).toEqual([
      { id: 'day', startsAt: Date.UTC(2027, 5, 1, 4) },
      { id: 'local', startsAt: Date.UTC(2027, 5, 1, 14) },
      { id: 'offset', startsAt: Date.UTC(2027, 5, 1, 10) },
    ]);
    // A sync in the new zone finds nothing to change.
    expect(await writeEvents(db, 'second', { ...context, timeZone: 'America/New_York' })).toEqual({
      added: 0,
      changed: 0,
    });
  });
});

test.each([
  ['GOOGLE_TOKEN_URL', 'https://thief.example/token'],
  ['GOOGLE_REFRESH_TOKEN', '1//of-somebody-else'],
  ['SETUP_COMPLETED_AT', '1'],
  ['DATABASE_URL', 'file:other.db'],
  ['toString', 'x'],
])('%s is not a setting that can be changed', async (name, value) => {
  const { db, save } = await openAsAdmin();
  const reply = await save({ [name]: value });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid_input', status: 400 });
  expect(reply.body).toContain(name);
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
});

test('what the environment fixes is shown as such and cannot be changed', async () => {
  const { read, save } = await openAsAdmin({
    environment: {
      PUBLIC_URL: 'http://localhost:3000',
      ASSEMBLY_NAME: 'Fixed',
      ASSEMBLY_TIME_ZONE: 'Europe/Zurich',
      GOOGLE_REFRESH_TOKEN: '1//fixed',
      GOOGLE_API_KEY: 'key',
      GOOGLE_CALENDAR_ID: 'a@example.org, b@example.org',
      GOOGLE_TASK_LISTS: 'list',
      GOOGLE_DRIVE_FOLDER: 'folder',
      SYNC_SCHEDULE: '0 5 * * *',
      SMTP_URL: 'smtp://user:planted@mail.example',
      MAIL_FROM: 'office@example.org',
      AUDIT_DAYS: '90',
    },
  });
  const reply = await read();
  expect(reply.settings.map(({ source }) => source)).toEqual(
    reply.settings.map(() => 'environment'),
  );
  expect(settingIn(reply, 'GOOGLE_CALENDAR_ID')?.value).toBe('a@example.org,b@example.org');
  expect(settingIn(reply, 'SMTP_URL')).toMatchObject({ value: null, isSecret: true, isSet: true });
  expect(JSON.stringify(reply)).not.toMatch(/planted|1\/\/fixed/);
  expect(reply.google).toMatchObject({ state: 'connected', source: 'environment' });
  const refused = await save({ ASSEMBLY_NAME: 'Other' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'fixed_by_environment' });
  expect(refused.json().detail).toContain('ASSEMBLY_NAME');
});

test('each invalid value gets a sentence of its own, and nothing is saved', async () => {
  const { db, save } = await openAsAdmin({
    environment: {
      PUBLIC_URL: 'http://localhost:3000',
      GOOGLE_CLIENT_ID: '',
      GOOGLE_CLIENT_SECRET: '',
    },
  });
  const reply = await save({
    ASSEMBLY_NAME: 'Good',
    ASSEMBLY_TIME_ZONE: 'Mars/Base',
    GOOGLE_CLIENT_ID: 'GOCSPX-this-is-the-secret',
    GOOGLE_CLIENT_SECRET: '1234-abc.apps.googleusercontent.com',
    SYNC_SCHEDULE: 'on Sundays',
    SMTP_URL: 'mail.example',
    AUDIT_DAYS: '0',
  });
  expect(reply.statusCode).toBe(400);
  const { fields } = reply.json();
  expect(Object.keys(fields).sort()).toEqual([
    'ASSEMBLY_TIME_ZONE',
    'AUDIT_DAYS',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'SMTP_URL',
    'SYNC_SCHEDULE',
  ]);
  expect(fields.GOOGLE_CLIENT_ID).toBe(
    'It must be a client id such as 1234-abcd.apps.googleusercontent.com. Copy it from the Google console, under Clients.',
  );
  expect((await save({ SMTP_URL: 'smtp://mail.example' })).json().fields).toEqual({
    MAIL_FROM: 'Enter the sender address of emails.',
  });
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
});

test.each([
  'smtp://mail.example/?sendmail=true&path=/bin/touch&args=/tmp/owned',
  'smtp://mail.example?streamTransport=true',
  'smtp:sendmail',
  'smtps:///mail.example',
])('%s cannot run a program on the server instead of sending emails', async (url) => {
  const { save, settings, db } = await openAsAdmin();
  const reply = await save({ SMTP_URL: url, MAIL_FROM: 'office@example.org' });
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().fields)).toEqual(['SMTP_URL']);
  // Nor can a forged backup.
  await db
    .transaction()
    .execute((trx) =>
      writeStoredSettings(trx, new Map([['SMTP_URL', { value: url, isEncrypted: 0 }]])),
    );
  await settings.refresh();
  expect(settings.current().mail.smtpUrl).toBeUndefined();
});

test('after a new public address, people at the previous one go on for a day', async () => {
  const { app, call, clock, cookie, read, save, settings } = await openAsAdmin();
  expect(
    (await save({ PUBLIC_URL: 'https://grace.example/app' })).json().fields.PUBLIC_URL,
  ).toMatch(/^It must not have a path/);
  expect((await save({ PUBLIC_URL: 'https://grace.example' })).statusCode).toBe(200);
  expect((await read()).google.redirectUrl).toBe('https://grace.example/api/google/callback');

  const signIn = (origin: string) =>
    call({ method: 'DELETE', url: '/api/session', headers: { origin } });
  const isAccepted = async (origin: string) => (await signIn(origin)).statusCode === 204;
  expect(await isAccepted('http://localhost:3000')).toBe(true);
  expect(await isAccepted('http://127.0.0.1:3000')).toBe(true);
  expect(await isAccepted('https://grace.example')).toBe(true);
  expect(await isAccepted('https://other.example')).toBe(false);

  // The session of the previous address is read, and the page there is not sent to https.
  const atPrevious = await app.inject({ url: '/web/event', headers: { cookie } });
  expect(atPrevious.statusCode).toBe(200);
  expect(atPrevious.headers['strict-transport-security']).toBeUndefined();
  expect(settings.current().previousOrigins).toHaveLength(1);

  clock.now += PREVIOUS_ORIGIN_LIFE_MS;
  expect(await isAccepted('http://localhost:3000')).toBe(false);
  expect(await isAccepted('https://grace.example')).toBe(true);
  const later = await app.inject({ url: '/web/event', headers: { cookie } });
  expect(later.headers.location).toBe('/login');
  expect(later.headers['strict-transport-security']).toBeDefined();
});

test('a session gets the cookie that fits the address at which it was started', async () => {
  const { addPerson, save, call } = await openAsAdmin();
  await save({ PUBLIC_URL: 'https://grace.example' });
  const { email } = await addPerson({ email: 'max@example.org' });
  const cookieAt = async (origin: string) => {
    const payload = { email, password: PASSWORD };
    const reply = await call({ method: 'POST', url: '/api/session', payload, headers: { origin } });
    return String(reply.headers['set-cookie']);
  };
  expect(await cookieAt('http://localhost:3000')).toMatch(/^session=[^;]+;(?!.*Secure)/);
  expect(await cookieAt('https://grace.example')).toMatch(/^__Host-session=[^;]+;.*Secure/);
});

test('a stored secret that cannot be read is named, and everything else works', async () => {
  const { db, settings, read } = await openAsAdmin();
  await db.transaction().execute((trx) =>
    writeStoredSettings(
      trx,
      new Map([
        ['ASSEMBLY_NAME', { value: 'Grace', isEncrypted: 0 }],
        ['GOOGLE_REFRESH_TOKEN', { value: 'of-another-key', isEncrypted: 1 }],
      ]),
    ),
  );
  const reply = await read();
  expect(reply.unreadable).toEqual(['GOOGLE_REFRESH_TOKEN']);
  expect(reply.google.state).toBe('unreadable');
  expect(settings.current().assembly.name).toBe('Grace');
});

describe('the test email', () => {
  const send = ({ call, cookie }: Awaited<ReturnType<typeof openAsAdmin>>) =>
    call({ method: 'POST', url: '/api/settings/test-mail', headers: { cookie } });
  const openWithMail = (url: string) =>
    openAsAdmin({
      environment: { SMTP_URL: url, MAIL_FROM: 'office@example.org' },
      mailer: smtpMailer(url, 'office@example.org'),
    });

  test('goes to the administrator who asked for it', async () => {
    const { url, messages } = await startMailServer();
    expect((await send(await openWithMail(url))).statusCode).toBe(204);
    expect(messages).toMatchObject([{ from: 'office@example.org', to: ['ada@example.org'] }]);
  });

  test('fails with the words of the mail server, without the credentials that it repeats', async () => {
    const { url } = await startMailServer({ echoCredentials: true });
    const withPassword = url.replace('//', '//planted-user:planted%20pass@');
    const reply = await send(await openWithMail(withPassword));
    expect(reply.statusCode).toBe(502);
    expect(reply.json()).toMatchObject({ code: 'mail_failed' });
    expect(reply.json().detail).toMatch(/^The mail server refused the email: 535 .*wrong/);
    expect(reply.body).not.toMatch(/planted/);
  });

  test('needs a mail server', async () => {
    const reply = await send(await openAsAdmin());
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'mail_not_configured' });
  });
});
