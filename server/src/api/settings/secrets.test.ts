import { readFileSync } from 'node:fs';
import { checkSetupCode, completeSetup } from '@assembly/contract/endpoints/setup';
import { demoOptions } from '@assembly/sandbox/options';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { issueSetupCode } from '../../auth/setup-code.ts';
import { sqliteFile } from '../../store/database/sqlite.ts';
import { collectLog } from '../../testing/fixtures/collect-log.ts';
import {
  authorize,
  connect,
  disconnect,
  goBack,
  RESULT,
  tokenOf,
  useGoogleAdmin,
} from '../../testing/fixtures/google-admin.ts';

const google = useGoogleAdmin();

const SETUP = {
  email: 'nora@grace.example',
  firstName: 'Nora',
  lastName: 'Newcomer',
  password: 'planted horse battery',
  assemblyName: 'Grace Church',
  timeZone: 'Europe/Zurich',
};
const VALID = {
  GOOGLE_CLIENT_ID: demoOptions.clientId,
  GOOGLE_CLIENT_SECRET: demoOptions.clientSecret,
  GOOGLE_API_KEY: 'AIza-planted-key',
  SMTP_URL: 'smtp://planted-user:planted-word@mail.example',
  MAIL_FROM: 'office@grace.example',
};
const INVALID = {
  ASSEMBLY_TIME_ZONE: 'planted/zone',
  GOOGLE_CLIENT_ID: 'planted id',
  GOOGLE_CLIENT_SECRET: 'planted secret',
  GOOGLE_API_KEY: 'planted key',
  SYNC_SCHEDULE: 'planted schedule',
  SMTP_URL: 'smtp://planted-user:planted-word@mail.example/?planted=1',
  AUDIT_DAYS: 'planted days',
};
const READ = [
  '/api/settings',
  '/api/google/choices?kind=lists',
  '/api/sync',
  '/api/audit',
  '/api/account/export',
];

test('from the setup to disconnecting, no secret is in a reply, in the log or in the database file', async () => {
  const testApp = await google.open({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' });
  const { app, clock, config, db, settings, user } = testApp;
  // So that the setup is needed.
  await db.deleteFrom('users').where('id', '=', user.id).execute();
  const log = collectLog(app);
  const replies: string[] = [];
  const call = async (request: InjectOptions) => {
    const reply = await testApp.call(request);
    const { 'set-cookie': _cookie, ...others } = reply.headers;
    replies.push(JSON.stringify(others) + reply.body);
    return reply;
  };

  const code = (await issueSetupCode(db, clock.now)) ?? '';
  const setUp = (entered: object) =>
    call({ method: 'POST', url: completeSetup.path, payload: { ...SETUP, ...entered } });
  await call({ method: 'POST', url: checkSetupCode.path, payload: { code } });
  expect((await setUp({ code: `${code}x` })).statusCode).toBe(403);
  expect((await setUp({ code, timeZone: 'planted/zone' })).statusCode).toBe(422);
  const done = await setUp({ code });
  expect(done.statusCode).toBe(201);
  const [cookie = ''] = `${done.headers['set-cookie']}`.split(';');
  const headers = { cookie };

  const save = (changes: Record<string, string>) => {
    const payload = { version: settings.version(), changes };
    return call({ method: 'PATCH', url: '/api/settings', headers, payload });
  };
  const refused = await save(INVALID);
  expect(Object.keys(refused.json().fields).sort()).toEqual(Object.keys(INVALID).sort());
  expect((await save({ GOOGLE_TOKEN_URL: 'https://planted.example' })).statusCode).toBe(400);
  expect((await save(VALID)).statusCode).toBe(200);

  const admin = { app, call, cookie };
  const failing = await authorize(admin);
  const { verifier } = await db
    .selectFrom('google_authorizations')
    .select('verifier')
    .executeTakeFirstOrThrow();
  google.sandbox.fault({ kind: 'error', reason: 'backendError', path: '/token' });
  expect(await goBack(admin, failing, cookie)).toBe(`${RESULT}failed`);
  expect(await connect(admin)).toBe(`${RESULT}connected`);
  const refreshToken = tokenOf(testApp);
  for (const url of READ) expect((await call({ url, headers })).statusCode, url).toBe(200);
  google.sandbox.fault({ kind: 'status', status: 400, path: '/revoke', times: 'always' });
  expect((await disconnect(admin, 'keep')).statusCode).toBe(502);

  const lines = log();
  expect(lines).toContain('"route":"/api/google/callback"');
  expect(lines).toContain('Google could not be connected');
  expect(lines).toContain('the refresh token was not revoked');
  const file = sqliteFile(config.databaseUrl);
  const stored = [file, `${file}-wal`].map((path) => readFileSync(path, 'latin1')).join('');
  expect(stored).toContain(SETUP.assemblyName);
  const [, sessionToken = ''] = cookie.split('=');
  const { clientSecret } = demoOptions;
  const secrets = [code, sessionToken, 'planted', clientSecret, refreshToken, 'ya29.'];
  expect(secrets).not.toContain('');
  for (const secret of secrets) {
    for (const text of [...replies, lines, stored]) expect(text).not.toContain(secret);
  }
  // Stored for the minutes of the attempt, and useless without the code from Google.
  for (const text of [...replies, lines]) expect(text).not.toContain(verifier);
  expect(lines).not.toContain(failing.searchParams.get('code'));
});
