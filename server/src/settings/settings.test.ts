import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Variables } from '../environment-schema.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { sqliteFile } from '../store/database/sqlite.ts';
import type { Database } from '../store/database/tables.ts';
import { writeStoredSettings } from '../store/settings/settings.ts';
import { onEachDatabase, readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { openSettings, type Settings } from './settings.ts';
import type { SettingsChanges } from './write-settings.ts';

const ASSEMBLY_SECRET = 'a secret of at least thirty-two characters';

interface Opened {
  db: Database;
  databaseUrl: string;
  settings: Settings;
  save: (changes: SettingsChanges) => Promise<string[]>;
  /** As another process, or after a restart. */
  open: (environment?: Variables, assemblySecret?: string) => Promise<Settings>;
}

async function openTestSettings(kind: 'SQLite' | 'PostgreSQL', environment: Variables = {}) {
  const databaseUrl = await readyDatabaseUrl(kind);
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  const open: Opened['open'] = (variables = environment, assemblySecret = ASSEMBLY_SECRET) =>
    openSettings({ db, environment: variables, keySource: { databaseUrl, assemblySecret } });
  const settings = await open();
  const opened: Opened = {
    db,
    databaseUrl,
    settings,
    open,
    async save(changes) {
      const changed = await db
        .transaction()
        .execute((trx) => settings.write(trx, changes, { now: SUNDAY }));
      await settings.refresh();
      return changed;
    },
  };
  return opened;
}

onEachDatabase('settings', (kind) => {
  test('a stored value applies at once, and in another process after it was notified', async () => {
    const { settings, save, open } = await openTestSettings(kind);
    const other = await open();
    const seen: string[] = [];
    settings.onChange((config) => seen.push(config.assembly.name));
    await save({ ASSEMBLY_NAME: '  Grace Chapel ' });
    expect(settings.current().assembly.name).toBe('Grace Chapel');
    expect(settings.sourceOf('ASSEMBLY_NAME')).toBe('stored');
    expect(seen).toEqual(['Grace Chapel']);
    expect(other.current().assembly.name).toBe('Our Assembly');
    await other.refresh();
    expect(other.current().assembly.name).toBe('Grace Chapel');
    await save({ ASSEMBLY_NAME: null });
    expect(settings.current().assembly.name).toBe('Our Assembly');
    expect(settings.sourceOf('ASSEMBLY_NAME')).toBe('default');
  });

  test('the environment takes precedence', async () => {
    const { save, open } = await openTestSettings(kind);
    await save({ ASSEMBLY_NAME: 'Stored' });
    const settings = await open({ ASSEMBLY_NAME: 'Fixed' });
    expect(settings.current().assembly.name).toBe('Fixed');
    expect(settings.sourceOf('ASSEMBLY_NAME')).toBe('environment');
  });

  test('a secret is encrypted in the database, and another key cannot read it', async () => {
    const { db, settings, save, open } = await openTestSettings(kind);
    await save({ GOOGLE_CLIENT_SECRET: 'GOCSPX-planted', GOOGLE_REFRESH_TOKEN: '1//planted' });
    expect(settings.current().google).toMatchObject({
      clientSecret: 'GOCSPX-planted',
      refreshToken: '1//planted',
    });
    expect(JSON.stringify(await db.selectFrom('settings').selectAll().execute())).not.toContain(
      'planted',
    );
    const other = await open({}, 'another secret of at least 32 characters');
    expect(other.unreadable()).toEqual(['GOOGLE_CLIENT_SECRET', 'GOOGLE_REFRESH_TOKEN']);
    expect(other.current().google).toMatchObject({ clientSecret: '', refreshToken: '' });
    expect(other.sourceOf('GOOGLE_CLIENT_SECRET')).toBe('stored');
  });
});

test('beside SQLite, a key file for this user only is made when the first secret is stored', async () => {
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  const keySource = { databaseUrl, assemblySecret: undefined };
  const settings = await openSettings({ db, environment: {}, keySource });
  const file = join(dirname(sqliteFile(databaseUrl)), 'secret.key');
  expect(() => statSync(file)).toThrow();
  const save = (apiKey: string) =>
    db
      .transaction()
      .execute((trx) => settings.write(trx, { GOOGLE_API_KEY: apiKey }, { now: SUNDAY }));
  await save('AIzaPlanted');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dirname(file)).filter((name) => name.includes('key'))).toEqual(['secret.key']);
  const reopened = await openSettings({ db, environment: {}, keySource });
  expect(reopened.current().google.apiKey).toBe('AIzaPlanted');
  const refusal = (text: string) => ({
    code: 'no_secret_key',
    message: expect.stringContaining(text),
  });
  writeFileSync(file, 'too short');
  await expect(save('AIzaAnother')).rejects.toMatchObject(refusal('secret.key'));
  rmSync(file);
  // Nobody can read it as a file, not even root.
  mkdirSync(file);
  await expect(save('AIzaAnother')).rejects.toMatchObject(refusal('secret.key'));
});

test('a refresh that fails after a change is reported, and repeated until it succeeds', async () => {
  const { db, settings } = await openTestSettings('SQLite');
  const changes = { ASSEMBLY_NAME: 'Grace Chapel' };
  await db.transaction().execute((trx) => settings.write(trx, changes, { now: SUNDAY }));
  await db.schema.alterTable('settings').renameTo('settings_away').execute();
  const errors: unknown[] = [];
  await settings.refreshAfterCommit({ error: (error: unknown) => errors.push(error) });
  expect(errors).toHaveLength(1);
  expect(settings.current().assembly.name).toBe('Our Assembly');
  await db.schema.alterTable('settings_away').renameTo('settings').execute();
  await expect
    .poll(() => settings.current().assembly.name, { timeout: 10_000 })
    .toBe('Grace Chapel');
});

test('a connection to Google that someone else has just replaced is not removed', async () => {
  const { db, settings, save } = await openTestSettings('SQLite');
  await save({ GOOGLE_REFRESH_TOKEN: '1//new' });
  const disconnect = (refreshToken: string) =>
    db
      .transaction()
      .execute((trx) =>
        settings.write(trx, { GOOGLE_REFRESH_TOKEN: '' }, { now: SUNDAY, refreshToken }),
      );
  await expect(disconnect('1//old')).rejects.toMatchObject({ code: 'settings_changed' });
  expect(await disconnect('1//new')).toEqual(['GOOGLE_REFRESH_TOKEN']);
});

test('on PostgreSQL without ASSEMBLY_SECRET, a secret is refused and everything else stored', async () => {
  const databaseUrl = await readyDatabaseUrl('PostgreSQL');
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  const keySource = { databaseUrl, assemblySecret: undefined };
  const settings = await openSettings({ db, environment: {}, keySource });
  expect(settings.canStoreSecrets).toBe(false);
  const save = (changes: SettingsChanges) =>
    db.transaction().execute((trx) => settings.write(trx, changes, { now: SUNDAY }));
  await expect(save({ GOOGLE_API_KEY: 'AIzaPlanted' })).rejects.toMatchObject({
    code: 'no_secret_key',
  });
  expect(await save({ ASSEMBLY_NAME: 'Grace Chapel' })).toEqual(['ASSEMBLY_NAME']);
  // Google can still be disconnected.
  expect(await save({ GOOGLE_REFRESH_TOKEN: '' })).toEqual(['GOOGLE_REFRESH_TOKEN']);
});

test('a public address is stored without what does not belong to it', async () => {
  const { settings, save } = await openTestSettings('SQLite');
  await save({ SETUP_COMPLETED_AT: `${SUNDAY}`, PUBLIC_URL: ' https://Grace.example/ ' });
  expect(settings.current().publicUrl).toBe('https://grace.example');
  for (const PUBLIC_URL of ['https://:planted@grace.example', 'https://grace.example/?planted']) {
    await expect(save({ PUBLIC_URL })).rejects.toMatchObject({ code: 'invalid_input' });
  }
});

test('in the demo, neither links nor emails nor the audit log can be led elsewhere', async () => {
  const { db, open, save } = await openTestSettings('SQLite');
  const values = {
    PUBLIC_URL: 'https://stranger.example',
    AUDIT_DAYS: '30',
    SMTP_URL: 'smtp://stranger.example',
    MAIL_FROM: 'office@stranger.example',
  };
  await expect(save(values)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: Object.fromEntries(
      Object.keys(values).map((name) => [name, expect.stringContaining('demo')]),
    ),
  });
  const stored = Object.entries(values).map(
    ([name, value]) => [name, { value, isEncrypted: 0 as const }] as const,
  );
  await db.transaction().execute((trx) => writeStoredSettings(trx, new Map(stored)));
  const settings = await open();
  expect(settings.sourceOf('PUBLIC_URL')).toBe('default');
  expect(settings.current()).toMatchObject({
    isDemo: true,
    publicUrl: 'http://localhost:3000',
    auditDays: 730,
    mail: { smtpUrl: undefined },
  });
});

test('in the demo, Google variables of the environment are not sent to the sandbox', async () => {
  const { settings } = await openTestSettings('SQLite', {
    GOOGLE_CLIENT_SECRET: 'planted',
    GOOGLE_REFRESH_TOKEN: 'planted',
    GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
  });
  const tokenUrl = 'http://127.0.0.1:1/token';
  settings.setDemo({ GOOGLE_CLIENT_SECRET: 'of the sandbox', GOOGLE_TOKEN_URL: tokenUrl });
  const { google, isDemo } = settings.current();
  expect({ isDemo, ...google }).toMatchObject({
    isDemo: true,
    clientSecret: 'of the sandbox',
    refreshToken: '',
    tokenUrl,
  });
});
