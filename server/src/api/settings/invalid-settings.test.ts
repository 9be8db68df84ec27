import { expect, test } from 'vitest';
import { writeStoredSettings } from '../../store/settings/settings.ts';
import { openAsAdmin } from '../../testing/fixtures/settings-admin.ts';

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
    BACKUP_SCHEDULE: 'nightly',
    BACKUP_KEEP: '0,4,6',
  });
  expect(reply.statusCode).toBe(400);
  const { fields, fieldCodes } = reply.json();
  expect(Object.keys(fields).sort()).toEqual([
    'ASSEMBLY_TIME_ZONE',
    'AUDIT_DAYS',
    'BACKUP_KEEP',
    'BACKUP_SCHEDULE',
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
  // The browser words those that people can enter.
  expect(fieldCodes).toMatchObject({ QUIET_HOURS: 'quietHours', AUDIT_DAYS: 'tooFewDays 30' });
  expect(Object.keys(fieldCodes)).not.toContain('SMTP_URL');
  const others = {
    ASSEMBLY_NAME: 'Grace\u202e',
    AUDIT_DAYS: '0x30',
    GOOGLE_DRIVE_FOLDER: 'x'.repeat(5000),
  };
  expect(Object.keys((await save(others)).json().fields)).toEqual(Object.keys(others));
  for (const SYNC_SCHEDULE of ['* * * * * *', '2020-01-01T00:00:00']) {
    expect((await save({ SYNC_SCHEDULE })).json().fields).toEqual({
      SYNC_SCHEDULE: 'It must be a cron expression with five fields, such as 0 5 * * *.',
    });
  }
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
