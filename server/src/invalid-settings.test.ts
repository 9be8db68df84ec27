import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { environmentSchema } from './environment-schema.ts';
import { readyDatabaseUrl } from './testing/databases/each-database.ts';
import { findSecrets, PUBLIC_SETTINGS, secret } from './testing/fixtures/leak-canaries.ts';
import { runServer } from './testing/processes/start-server.ts';

const VARIABLES = Object.keys(environmentSchema.shape);

const INVALID = [
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

function parseError(settings: Record<string, string>): string {
  try {
    readConfig(settings);
    return '';
  } catch (error) {
    return `${error}`;
  }
}

/** Tested below, because a long text is valid. */
const CHECKED = VARIABLES.filter((name) => name !== 'ASSEMBLY_SECRET');

test.each(CHECKED)('the error about an invalid %s does not repeat its value', (name) => {
  for (const value of INVALID) {
    const message = parseError({ PUBLIC_URL: 'https://example.org', ...google, [name]: value });
    // Any text is valid for some variables.
    if (message) expect(message).toContain(`  ${name} must `);
    expect(findSecrets(message)).toEqual([]);
  }
});

test('the error about a short ASSEMBLY_SECRET does not repeat it', () => {
  const short = secret('x').slice(0, 31);
  const message = parseError({ PUBLIC_URL: 'https://example.org', ASSEMBLY_SECRET: short });
  expect(message).toContain('  ASSEMBLY_SECRET must have at least 32 characters');
  expect(message).not.toContain(short);
});

test('the error about credentials in PUBLIC_URL does not repeat them', () => {
  for (const text of [`https://a:${secret('b')}@c.org`, `https://c.org/?k=${secret('d')}`]) {
    const message = parseError({ PUBLIC_URL: text });
    expect(message).toContain('PUBLIC_URL must be a plain address');
    expect(findSecrets(message)).toEqual([]);
  }
});

test('a server that cannot start prints one sentence without secrets', {
  tags: 'long',
}, async () => {
  const databaseUrl = await readyDatabaseUrl('PostgreSQL');
  const start = (settings: Record<string, string>) =>
    runServer({ ...PUBLIC_SETTINGS, DATABASE_URL: databaseUrl, ...settings });
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
      'SMTP_URL must have a valid host name',
      { SMTP_URL: `smtp://user:${secret('smtp')}@mail%20host` },
    ],
    ['TRUST_PROXY must name only your own proxies', { TRUST_PROXY: '0.0.0.0/0' }],
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
        url.username = secret('user');
      }),
    ],
  ];
  const started = refused.map(([sentence, settings]) => ({ sentence, ...start(settings) }));
  for (const { sentence, ended, output } of started) {
    expect(await ended, sentence).toBe(1);
    expect(output.stderr).toContain(sentence);
    expect(output.stderr).not.toMatch(/^ +at /m);
    expect(findSecrets(output.all), output.all).toEqual([]);
  }
});
