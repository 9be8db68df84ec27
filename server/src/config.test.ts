import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTING_NAMES, settingDefinition } from '@assembly/contract/setting-table';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { readConfig, refuseReachableDemo } from './config.ts';
import { environmentSchema, type Variables } from './environment-schema.ts';

const VARIABLES = Object.keys(environmentSchema.shape);

test('without settings it is the demo, on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: 'file:data/assembly.db',
    assembly: { name: 'Our Assembly', logo: undefined },
    mail: { smtpUrl: undefined, outbox: 'data/outbox' },
    trustProxy: [],
    logLevel: 'info',
    isDemo: true,
  });
});

test('PUBLIC_URL or GOOGLE_CLIENT_ID ends the demo', () => {
  expect(readConfig({ PUBLIC_URL: 'https://grace.example/' })).toMatchObject({
    isDemo: false,
    publicUrl: 'https://grace.example',
  });
  const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };
  expect(readConfig(google).isDemo).toBe(false);
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'x' })).toThrow(/GOOGLE_CLIENT_SECRET is missing/);
});

test('several calendars and task lists are separated by commas, each counted once', () => {
  const { google } = readConfig({
    GOOGLE_CALENDAR_ID: ' main@example.org, youth@example.org ,,main@example.org',
    GOOGLE_TASK_LISTS: 'rotas,prayer',
  });
  expect(google.calendarIds).toEqual(['main@example.org', 'youth@example.org']);
  expect(google.taskLists).toEqual(['rotas', 'prayer']);
  expect(readConfig({}).google).toMatchObject({ calendarIds: [], taskLists: [] });
});

test('all invalid settings are listed at once, each by the name of its variable', () => {
  const bad = {
    PORT: 'ninety',
    PUBLIC_URL: 'grace.example',
    DATABASE_URL: 'mysql://x',
    ASSEMBLY_TIME_ZONE: 'Mars/Base',
    ASSEMBLY_LOGO: 'logo.exe',
    SMTP_URL: 'http://mail',
    ASSEMBLY_SECRET: 'short',
    GOOGLE_API_URL: 'ftp://x',
    SYNC_SCHEDULE: 'on Sundays',
    TRUST_PROXY: 'everybody',
    METRICS_TOKEN: 'short',
    AUDIT_DAYS: 'forever',
    SERVICE_WORKER: 'maybe',
    LOG_LEVEL: 'loud',
  };
  const names = Object.keys(bad);
  const read = () => readConfig(bad);
  for (const name of names) expect(read).toThrow(new RegExp(`^  ${name} must `, 'm'));
});

describe('settings that conflict', () => {
  test('the demo accepts only local connections', () => {
    const check = (variables: Variables) => refuseReachableDemo(readConfig(variables));
    expect(() => check({ HOST: '0.0.0.0' })).toThrow(/HOST must stay 127.0.0.1/);
    expect(() => check({})).not.toThrow();
    expect(() => check({ HOST: '0.0.0.0', PUBLIC_URL: 'https://grace.example' })).not.toThrow();
  });

  test('are reported together with invalid ones', () => {
    const read = () => readConfig({ PORT: 'ninety', SMTP_URL: 'smtp://mail' });
    for (const name of ['PORT', 'MAIL_FROM']) {
      expect(read).toThrow(new RegExp(`^  ${name} `, 'm'));
    }
  });

  test('SMTP_URL needs a valid host name, and its password is not repeated', () => {
    const read = () => readConfig({ SMTP_URL: 'smtp://user:pw@mail%20server', MAIL_FROM: 'a@b.c' });
    expect(read).toThrow(/SMTP_URL must have a valid host name/);
    expect(read).not.toThrow(/pw/);
    for (const host of ['localhost', 'mail.example:587', 'münchen.example', '[::1]:25']) {
      readConfig({ SMTP_URL: `smtp://${host}`, MAIL_FROM: 'a@b.c' });
    }
  });

  test('MAIL_FROM is one address, with or without a name', () => {
    const read = (from: string) => readConfig({ MAIL_FROM: from }).mail.from;
    for (const one of [
      'office@example.org',
      'Grace @ Home <office@example.org>',
      '"Grace, St. John" <office@example.org>',
      '<office@example.org>',
      'Zürich <office@zürich.example>',
    ]) {
      expect(read(one)).toBe(one);
    }
    for (const other of [
      'a@example.org, b@example.org',
      'a@example.org; b@example.org',
      'a@example.org b@example.org',
      'Grace <a@example.org>, <b@example.org>',
      'Grace <a@example.org> <b@example.org>',
      'All: a@example.org;',
      '"Grace" <a@example.org>\r\nBcc: b@example.org',
      'office',
      'office@',
    ]) {
      expect(() => read(other), other).toThrow(/MAIL_FROM must be one email address/);
    }
  });

  test('SMTP_URL requires MAIL_FROM', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://user:pw@mail.example' })).toThrow(
      /MAIL_FROM is missing/,
    );
    expect(() => readConfig({ SMTP_URL: 'smtp://user:pw@mail.example' })).not.toThrow(/pw/);
  });
});

describe('TRUST_PROXY', () => {
  const trust = (proxies: string) => readConfig({ TRUST_PROXY: proxies }).trustProxy;

  test.each([
    '0.0.0.0/0',
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.0/7',
    'loopback, ::/0',
    '::/1',
    '2000::/3',
    'fc00::/6',
    '::ffff:0:0/96',
    '::ffff:0:0/90',
    '::ffff:128.0.0.0/97',
  ])(
    '%s, a large part of the internet, is refused with an error message that names it',
    (proxies) => {
      expect(() => trust(proxies)).toThrow(
        /^ {2}TRUST_PROXY must name only your own proxies: .* \/8, .* \/16\.$/m,
      );
    },
  );

  test.each([
    'loopback',
    'linklocal,uniquelocal',
    '10.0.0.0/8',
    '192.0.2.1, 2001:db8::1',
    '2001:db8::/32',
    '2001::/16',
    'fc00::/7',
    'fd00::/8',
    'fe80::/10',
    '::ffff:10.0.0.0/104',
    '::ffff:10.0.0.1',
  ])('%s is accepted, by Fastify too', async (proxies) => {
    const app = Fastify({ trustProxy: trust(proxies) });
    await app.close();
  });
});

test('the contact has one email address and one phone number', () => {
  const read = (name: string, value: string) => () => readConfig({ [name]: value });
  expect(read('CONTACT_PHONE', '+41 (0)44 123-45/67')).not.toThrow();
  expect(read('CONTACT_EMAIL', 'office@example.org')).not.toThrow();
  for (const phone of ['call me', '+', '12', '044 123; 55', '1'.repeat(41)]) {
    expect(read('CONTACT_PHONE', phone), phone).toThrow(/CONTACT_PHONE must be one phone number/);
  }
  for (const email of ['a@example.org, b@example.org', 'Ruth <a@example.org>', 'office']) {
    expect(read('CONTACT_EMAIL', email), email).toThrow(/CONTACT_EMAIL must be one email address/);
  }
});

test('METRICS_TOKEN must be long enough not to be guessed', () => {
  const message = /^ {2}METRICS_TOKEN must have at least 16 /m;
  expect(() => readConfig({ METRICS_TOKEN: 'fifteen-letters' })).toThrow(message);
  expect(() => readConfig({ METRICS_TOKEN: 'a sentence with spaces' })).toThrow(message);
  expect(readConfig({ METRICS_TOKEN: ' sixteen-letters-\n' }).metricsToken).toBe(
    'sixteen-letters-',
  );
  expect(readConfig({}).metricsToken).toBeUndefined();
});

test('AUDIT_DAYS is two years unless it is set to a whole number of days', () => {
  expect(readConfig({}).auditDays).toBe(730);
  expect(readConfig({ AUDIT_DAYS: '90' }).auditDays).toBe(90);
  for (const days of ['0', '-1', '1.5', 'forever', '100000']) {
    expect(() => readConfig({ AUDIT_DAYS: days })).toThrow(/^ {2}AUDIT_DAYS must be /m);
  }
});

const readDocument = (file: string) =>
  readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

test.each(['.env.example', 'README.md'])('%s documents every setting', (file) => {
  const text = readDocument(file);
  expect(VARIABLES.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

test.each([
  ['.env.example', (name: string, value: string) => `#${name}=${value}\n`],
  ['README.md', (_name: string, value: string) => `\`${value}\``],
])('%s has the default of every setting', (file, expected) => {
  const text = readDocument(file);
  const missing = SETTING_NAMES.filter((name) => {
    const { default: value } = settingDefinition(name);
    return value !== undefined && !text.includes(expected(name, value));
  });
  expect(missing).toEqual([]);
});
