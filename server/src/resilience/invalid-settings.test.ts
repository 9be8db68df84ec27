import { expect, test } from 'vitest';
import { readConfig, VARIABLES } from '../config.ts';
import { freshDatabaseUrl } from '../testing/databases/each-database.ts';
import { runServer } from '../testing/processes/start-server.ts';
import { findSecrets, HOLD_NO_SECRET, secret } from './leak-canaries.ts';

/** Any text will do for these: nothing in them can be wrong before they are used. */
const FREE_TEXT = [
  'HOST',
  'ASSEMBLY_NAME',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_REFRESH_TOKEN',
  'GOOGLE_API_KEY',
  'GOOGLE_CALENDAR_ID',
  'GOOGLE_DRIVE_FOLDER',
];
// The line breaks are for the sender of letters, who may have any other text with an @.
const WRONG = [
  secret('alone'),
  `ftp://somebody:${secret('password')}@example.org/${secret('path')}?key=${secret('query')}\n`,
  `//${secret('user')}:${secret('password')}@[${secret('host')}\n`,
];
const google = Object.fromEntries(
  VARIABLES.filter((name) => name.startsWith('GOOGLE_') && !name.endsWith('_URL')).map((name) => [
    name,
    'given',
  ]),
);

function refusalOf(settings: Record<string, string>): string {
  try {
    readConfig(settings);
    return '';
  } catch (error) {
    return `${error}`;
  }
}

test.each(VARIABLES)('a secret in a wrong %s is not repeated when it is refused', (name) => {
  for (const value of WRONG) {
    const told = refusalOf({ PUBLIC_URL: 'https://example.org', ...google, [name]: value });
    if (FREE_TEXT.includes(name)) expect(told).toBe('');
    else expect(told).toContain(`  ${name} must `);
    expect(findSecrets(told)).toEqual([]);
  }
});

test('nor is one in the address that people use', () => {
  for (const text of [`https://a:${secret('b')}@c.org`, `https://c.org/?k=${secret('d')}`]) {
    const told = refusalOf({ PUBLIC_URL: text });
    expect(told).toContain('PUBLIC_URL must be a plain address');
    expect(findSecrets(told)).toEqual([]);
  }
});

test('the program itself says no more than that, whether all is wrong or one thing fails at the start', async () => {
  const databaseUrl = await freshDatabaseUrl('PostgreSQL');
  const start = (settings: Record<string, string>) =>
    runServer({ ...HOLD_NO_SECRET, DATABASE_URL: databaseUrl, ...settings });
  const postgres = (change: (url: URL) => void) => {
    const url = new URL(databaseUrl);
    url.password = secret('password');
    change(url);
    return { DATABASE_URL: url.href };
  };
  const refused: [string, Record<string, string>][] = [
    ['DATABASE_URL must', Object.fromEntries(VARIABLES.map((name) => [name, secret(name)]))],
    ['HOST', { HOST: `${secret('host')}.invalid` }],
    [
      'has no database',
      postgres((url) => {
        url.pathname = '/nowhere';
      }),
    ],
    [
      'does not answer',
      postgres((url) => {
        url.port = '1';
      }),
    ],
    [
      'does not accept the user',
      postgres((url) => {
        url.username = secret('nobody');
      }),
    ],
  ];
  for (const [sentence, settings] of refused) {
    const { ended, said } = start(settings);
    expect(await ended, sentence).toBe(1);
    expect(said.err).toContain(sentence);
    expect(said.err).not.toMatch(/^ +at /m);
    expect(findSecrets(said.all), said.all).toEqual([]);
  }
});
