import { expect, test } from 'vitest';
import { readAudit } from '../store/users/audit-log.ts';
import { type DatabaseKind, onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, type TestApp } from '../testing/fixtures/test-app.ts';
import { setSetting } from './settings-command.ts';

const open = (environment = {}, database: DatabaseKind = 'SQLite') =>
  openTestApp({
    database,
    environment: {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 's',
      PUBLIC_URL: '',
      ...environment,
    },
  });

const set = ({ settings, db, clock }: TestApp, name: string, value: string) =>
  setSetting.run({ settings, db, now: () => clock.now, log: () => {} }, [name, value]);

onEachDatabase('the set command', (database) => {
  test('repairs a wrong public address in a running server, and is in the audit log', async () => {
    const app = await open({}, database);
    expect(await set(app, 'PUBLIC_URL', ' https://grace.example ')).toBe(
      'PUBLIC_URL is changed. A running server applies it within a second.',
    );
    await expect
      .poll(() => app.settings.current().publicUrl, { interval: 20 })
      .toBe('https://grace.example');
    expect(await set(app, 'PUBLIC_URL', '')).toMatch(/^PUBLIC_URL is removed\./);
    expect(await set(app, 'PUBLIC_URL', '')).toBe('PUBLIC_URL already had this value.');
    const { items } = await readAudit(app.db, 1);
    expect(items.map(({ actor, subject }) => `${actor} ${subject}`)).toEqual([
      'The command line PUBLIC_URL',
      'The command line PUBLIC_URL',
    ]);
  });
});

test('the set command says what is wrong', async () => {
  const app = await open({ ASSEMBLY_NAME: 'Fixed' });
  await expect(set(app, 'GOOGLE_TOKEN_URL', 'https://x.example')).rejects.toThrow(
    /^GOOGLE_TOKEN_URL is not a setting that can be changed\. These are: ASSEMBLY_NAME, /,
  );
  await expect(set(app, 'AUDIT_DAYS', 'x')).rejects.toThrow(
    'AUDIT_DAYS must be a number of days from 1 to 36500.',
  );
  await expect(set(app, 'SMTP_URL', 'smtp://mail.example')).rejects.toThrow(
    'MAIL_FROM: Enter the sender address of emails.',
  );
  await expect(set(app, 'ASSEMBLY_NAME', 'x')).rejects.toThrow(
    'Set by the environment variable ASSEMBLY_NAME.',
  );
});
