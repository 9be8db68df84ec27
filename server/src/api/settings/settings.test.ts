import { listChoices, sendTestEmail } from '@assembly/contract/endpoints/settings';
import type { SettingsReply } from '@assembly/contract/settings';
import { expect, test } from 'vitest';
import { replaceEvents } from '../../store/content/events.ts';
import { ALL_CONFIRMED } from '../../store/content/removal-guard.ts';
import type { Database } from '../../store/database/tables.ts';
import { readAudit } from '../../store/people/audit-log.ts';
import { writeStoredSettings } from '../../store/settings/settings.ts';
import { toEvent } from '../../sync/to-event.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openAsAdmin, settingIn } from '../../testing/fixtures/settings-admin.ts';

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
    expect(saved.version).not.toBe(version);
    expect(settingIn(saved, 'ASSEMBLY_NAME')).toEqual({
      name: 'ASSEMBLY_NAME',
      value: 'Grace Chapel',
      source: 'stored',
      isSecret: false,
      isSet: true,
      secretVersion: null,
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

  test('changes the time zone, and events and snapshots are computed again', async () => {
    const { app, db, cookie, save, clock } = await openAsAdmin({
      database,
      environment: { ASSEMBLY_TIME_ZONE: '' },
    });
    const reply = await save({ ASSEMBLY_TIME_ZONE: 'europe/zurich' });
    expect(settingIn(reply.json(), 'ASSEMBLY_TIME_ZONE')?.value).toBe('Europe/Zurich');
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
      NOTIFICATION_EMAILS: 'on',
      NOTIFICATION_DEFAULT: 'email',
      WEEKLY_EMAIL: 'SAT 18:00',
      QUIET_HOURS: '',
      AUDIT_DAYS: '90',
    },
  });
  const reply = await read();
  expect(reply.settings.map(({ source }) => source)).toEqual(
    reply.settings.map(() => 'environment'),
  );
  expect(settingIn(reply, 'GOOGLE_CALENDAR_ID')?.value).toBe('a@example.org,b@example.org');
  expect(settingIn(reply, 'SMTP_URL')).toMatchObject({
    value: null,
    isSecret: true,
    isSet: true,
    mailServer: { host: 'mail.example', port: 587 },
  });
  expect(settingIn(reply, 'QUIET_HOURS')?.value).toBe('none');
  expect(JSON.stringify(reply)).not.toMatch(/planted|1\/\/fixed/);
  expect(reply.google).toMatchObject({ state: 'connected', source: 'environment' });
  const refused = await save({ ASSEMBLY_NAME: 'Other' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'fixed_by_environment' });
  expect(refused.json().detail).toContain('ASSEMBLY_NAME');
});

test.each([
  ['smtps://token@mail.example', { host: 'mail.example', port: 465 }],
  ['smtp:mail.example:25', { host: 'mail.example', port: 25 }],
  // The user would look like the host.
  ['smtp://token:12/word@mail.example', undefined],
])('of the mail server %s, only %o is shown', async (SMTP_URL, mailServer) => {
  const environment = { SMTP_URL, MAIL_FROM: 'office@example.org' };
  const { read } = await openAsAdmin({ environment });
  expect(settingIn(await read(), 'SMTP_URL')?.mailServer).toEqual(mailServer);
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
    WEEKLY_EMAIL: '0 18 * * 6',
    QUIET_HOURS: '8-8',
    NOTIFICATION_EMAILS: 'yes',
    NOTIFICATION_DEFAULT: 'push',
    AUDIT_DAYS: '1',
  });
  expect(reply.statusCode).toBe(400);
  const { fields } = reply.json();
  expect(Object.keys(fields).sort()).toEqual([
    'ASSEMBLY_TIME_ZONE',
    'AUDIT_DAYS',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'NOTIFICATION_DEFAULT',
    'NOTIFICATION_EMAILS',
    'QUIET_HOURS',
    'SMTP_URL',
    'SYNC_SCHEDULE',
    'WEEKLY_EMAIL',
  ]);
  expect(fields.QUIET_HOURS).toBe('It must be two hours such as 21-8, or none.');
  expect(fields.GOOGLE_CLIENT_ID).toBe(
    'It must be a client ID such as 1234-abcd.apps.googleusercontent.com. Copy it from the Google Cloud console, under Clients.',
  );
  const others = {
    ASSEMBLY_NAME: 'Grace\u202e',
    AUDIT_DAYS: '0x30',
    GOOGLE_DRIVE_FOLDER: 'x'.repeat(5000),
  };
  expect(Object.keys((await save(others)).json().fields)).toEqual(Object.keys(others));
  for (const SYNC_SCHEDULE of ['* * * * * *', '0 0 31 2 *', '2020-01-01T00:00:00']) {
    expect((await save({ SYNC_SCHEDULE })).json().fields).toEqual({
      SYNC_SCHEDULE: 'It must have five fields, such as 0 5 * * *, and a time at which it runs.',
    });
  }
  expect((await save({ SMTP_URL: 'smtp://mail.example' })).json().fields).toEqual({
    MAIL_FROM: 'Enter the sender address of emails.',
  });
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
});

test('notifications are configured, stored in one form, and set back to the default', async () => {
  const { settings, read, save } = await openAsAdmin();
  const reply = await save({
    NOTIFICATION_EMAILS: 'off',
    NOTIFICATION_DEFAULT: 'email',
    WEEKLY_EMAIL: 'sat 9:05',
    QUIET_HOURS: '22 - 24',
  });
  expect(settingIn(reply.json(), 'WEEKLY_EMAIL')?.value).toBe('SAT 09:05');
  expect(settingIn(reply.json(), 'QUIET_HOURS')?.value).toBe('22-0');
  expect(settings.current().notifications).toMatchObject({
    isEmailOn: false,
    defaultChoice: 'email',
    weeklyEmail: 'SAT 09:05',
    quietHours: { from: 22, to: 0 },
  });
  await save({ WEEKLY_EMAIL: null, QUIET_HOURS: 'none', NOTIFICATION_EMAILS: null });
  expect(settings.current().notifications).toMatchObject({
    isEmailOn: true,
    weeklyEmail: undefined,
    quietHours: null,
  });
  expect(settingIn(await read(), 'WEEKLY_EMAIL')).toMatchObject({ value: null, isSet: false });
});

test.each([
  'smtp://mail.example/?sendmail=true&path=/bin/touch&args=/tmp/owned',
  'smtp://mail.example?streamTransport=true',
  'smtp:sendmail',
  'smtps:///mail.example',
  // These would make nodemailer throw.
  'smtp://user:word@mail%20server:587',
  'smtp://192.168.1.300',
])('%s cannot run a program on the server instead of sending emails, or stop it', async (url) => {
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
  expect(settings.sourceOf('SMTP_URL')).toBe('default');
});

test('a stored secret that cannot be read is named, and everything else works', async () => {
  const { call, cookie, db, settings, read } = await openAsAdmin();
  const ofAnotherKey = { value: 'of-another-key', isEncrypted: 1 as const };
  await db.transaction().execute((trx) =>
    writeStoredSettings(
      trx,
      new Map<string, { value: string; isEncrypted: 0 | 1 }>([
        ['ASSEMBLY_NAME', { value: 'Grace', isEncrypted: 0 }],
        ['GOOGLE_REFRESH_TOKEN', ofAnotherKey],
        ['SMTP_URL', ofAnotherKey],
      ]),
    ),
  );
  const reply = await read();
  expect(reply.unreadable).toEqual(['GOOGLE_REFRESH_TOKEN', 'SMTP_URL']);
  expect(settingIn(reply, 'SMTP_URL')).not.toHaveProperty('mailServer');
  expect(reply.google.state).toBe('unreadable');
  expect(settings.current().assembly.name).toBe('Grace');
  const headers = { cookie };
  const replies = [
    await call({ url: listChoices.path, headers }),
    await call({ method: 'POST', url: sendTestEmail.path, headers }),
  ];
  for (const refused of replies) {
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toMatch(/^These stored secrets cannot be decrypted/);
  }
});
