import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from './config.ts';

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
  const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_REFRESH_TOKEN: 'z' };
  expect(readConfig({ ...google, GOOGLE_CALENDAR_ID: 'c' }).isDemo).toBe(false);
  expect(() => readConfig(google)).toThrow(/GOOGLE_CALENDAR_ID is missing/);
});

test('all invalid settings are listed at once, each by the name of its variable', () => {
  const bad = {
    PORT: 'ninety',
    PUBLIC_URL: 'grace.example',
    DATABASE_URL: 'mysql://x',
    ASSEMBLY_TIME_ZONE: 'Mars/Base',
    ASSEMBLY_LOGO: 'logo.exe',
    SMTP_URL: 'http://mail',
    GOOGLE_API_URL: 'ftp://x',
    SYNC_SCHEDULE: 'on Sundays',
    TRUST_PROXY: 'everybody',
    LOG_LEVEL: 'loud',
  };
  const names = Object.keys(bad);
  const read = () => readConfig(bad);
  for (const name of names) expect(read).toThrow(new RegExp(`^  ${name} must `, 'm'));
});

describe('settings that conflict', () => {
  test('the demo does not listen to the network', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/HOST must stay 127.0.0.1/);
    expect(readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://grace.example' }).host).toBe(
      '0.0.0.0',
    );
  });

  test('are reported together with invalid ones', () => {
    const read = () => readConfig({ HOST: '0.0.0.0', PORT: 'ninety', SMTP_URL: 'smtp://mail' });
    for (const name of ['HOST', 'PORT', 'MAIL_FROM']) {
      expect(read).toThrow(new RegExp(`^  ${name} `, 'm'));
    }
  });

  test('SMTP_URL requires MAIL_FROM', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://user:pw@mail.example' })).toThrow(
      /MAIL_FROM is missing/,
    );
    expect(() => readConfig({ SMTP_URL: 'smtp://user:pw@mail.example' })).not.toThrow(/pw/);
  });
});

test.each(['.env.example', 'README.md'])('%s documents every setting', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  expect(VARIABLES.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
