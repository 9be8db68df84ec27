import { listChoices, sendTestEmail } from '@assembly/contract/endpoints/settings';
import type { SettingsReply } from '@assembly/contract/settings';
import { expect, test } from 'vitest';
import { writeStoredSettings } from '../../store/settings/settings.ts';
import { readAudit } from '../../store/users/audit-log.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openAsAdmin, settingIn } from '../../testing/fixtures/settings-admin.ts';

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
    });
    expect(settingIn(saved, 'GOOGLE_API_KEY')).toMatchObject({ value: null, isSet: true });
    // PostgreSQL may change the size of the database by itself.
    const anySize = { ...saved.about.database, bytes: expect.any(Number) };
    expect(await read()).toEqual({ ...saved, about: { ...saved.about, database: anySize } });
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
});

test('what the environment fixes is shown as such and cannot be changed', async () => {
  const environment = {
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
  };
  const { read, save } = await openAsAdmin({ environment });
  const reply = await read();
  const fixed = reply.settings.filter(({ name }) => name in environment);
  expect(fixed.map(({ source }) => source)).toEqual(fixed.map(() => 'environment'));
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
