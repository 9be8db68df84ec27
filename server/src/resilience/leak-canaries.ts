import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEchoingService, startRefusingMailServer } from './failing-services.ts';

export const secret = (name: string) => `canary-${name}-c0ffee`;

/** Finds canaries in plain text, in addresses, and in base64 as mail servers receive them. */
export function findSecrets(text: string): string[] {
  const encoded = [...text.matchAll(/[A-Za-z0-9+/]{16,}={0,2}/g)].map(([word]) =>
    Buffer.from(word, 'base64').toString('latin1'),
  );
  return [text, ...encoded].flatMap((one) => one.match(/canary-[\w-]+-c0ffee/g) ?? []);
}

/** Settings that are public, or that accept nothing but a number, an address or a word of a list. */
export const PUBLIC_SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '3000',
  PUBLIC_URL: 'https://assembly.example.org',
  ASSEMBLY_NAME: 'Our Assembly',
  ASSEMBLY_TIME_ZONE: 'Europe/Zurich',
  SYNC_SCHEDULE: '0 5 * * *',
  GOOGLE_AUTH_URL: 'https://accounts.example.org/auth',
  TRUST_PROXY: 'loopback',
  AUDIT_DAYS: '730',
  LOG_LEVEL: 'trace',
};

/** A canary in every setting that can hold a secret, and services that refuse every call and echo what they received. */
export async function setCanaries(databaseUrl: string) {
  const google = await startEchoingService();
  const script = await startEchoingService();
  const mail = await startRefusingMailServer();
  const withPassword = new URL(databaseUrl);
  withPassword.password = secret('database');
  const settings = {
    DATABASE_URL: withPassword.href,
    ASSEMBLY_SECRET: secret('assembly-secret-of-many-characters'),
    ASSEMBLY_LOGO: logoIn(secret('logo')),
    GOOGLE_CLIENT_ID: `${secret('client-id')}.apps.example.org`,
    GOOGLE_CLIENT_SECRET: secret('client-secret'),
    GOOGLE_REFRESH_TOKEN: secret('refresh-token'),
    GOOGLE_API_KEY: secret('api-key'),
    GOOGLE_CALENDAR_ID: `${secret('calendar')}@example.org`,
    GOOGLE_TASK_LISTS: secret('task-lists'),
    GOOGLE_DRIVE_FOLDER: secret('drive-folder'),
    GOOGLE_TOKEN_URL: `${google.url}/token?gateway=${secret('token-url')}`,
    GOOGLE_REVOKE_URL: `${google.url}/revoke?gateway=${secret('revoke-url')}`,
    GOOGLE_API_URL: `${google.url}/${secret('api-url')}`,
    SMTP_URL: `smtp://${secret('mail-user')}:${secret('mail')}@${mail.host}`,
    MAIL_FROM: `${secret('mail-from')}@example.org`,
    METRICS_TOKEN: secret('metrics-token'),
    DEVICE_TOKEN_URL: `${script.url}/hook?key=${secret('script')}`,
  };
  return { settings, google, script, mail };
}

function logoIn(folder: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'assembly-')), folder);
  mkdirSync(path);
  writeFileSync(join(path, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return join(path, 'logo.svg');
}
