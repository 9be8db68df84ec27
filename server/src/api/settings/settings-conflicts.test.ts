import { ATTEMPT_LIMITS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { addRefusedToken } from '../../store/settings/refused-token.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openAsAdmin, settingIn } from '../../testing/fixtures/settings-admin.ts';

type Admin = Awaited<ReturnType<typeof openAsAdmin>>;

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');

const change = ({ call, cookie }: Admin, version: number, changes: object) =>
  call({
    method: 'PATCH',
    url: '/api/settings',
    headers: { cookie },
    payload: { version, changes },
  });
const uploadLogo = ({ call, cookie }: Admin) =>
  call({
    method: 'PUT',
    url: '/api/settings/logo',
    headers: { cookie, 'content-type': 'image/png' },
    payload: PNG,
  });

onEachDatabase('an administrator', (database) => {
  test('cannot overwrite what someone else has saved in the meantime', async () => {
    const admin = await openAsAdmin({ database });
    const { version } = await admin.read();
    await admin.save({ ASSEMBLY_NAME: 'First' });
    const late = await change(admin, version, { ASSEMBLY_NAME: 'Second' });
    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe('settings_changed');
    expect(settingIn(await admin.read(), 'ASSEMBLY_NAME')?.value).toBe('First');
  });

  test('can save after a new logo, and after Google has refused the connection', async () => {
    const admin = await openAsAdmin({ database });
    const { version } = await admin.read();
    expect((await uploadLogo(admin)).statusCode).toBe(204);
    await addRefusedToken(admin.db, '1//refused');
    expect((await admin.read()).version).toBe(version);
    expect((await change(admin, version, { ASSEMBLY_NAME: 'Grace' })).statusCode).toBe(200);
  });
});

test('a change that is sent again, because its reply was lost, is not a conflict', async () => {
  const admin = await openAsAdmin();
  const { version } = await admin.read();
  for (const _attempt of ['first', 'second']) {
    const changes = { ASSEMBLY_NAME: 'Grace', GOOGLE_API_KEY: 'AIza-key' };
    const reply = await change(admin, version, changes);
    expect(reply.statusCode).toBe(200);
  }
});

test('changes of settings and logo, and attempts to connect Google, are limited together', async () => {
  const admin = await openAsAdmin();
  const { call, cookie } = admin;
  const { version } = await admin.read();
  for (let sent = 0; sent < ATTEMPT_LIMITS.settingsChange.perAccount.max; sent += 1) {
    const reply = await call({ method: 'DELETE', url: '/api/settings/logo', headers: { cookie } });
    expect(reply.statusCode).toBe(204);
  }
  const replies = [
    await change(admin, version, { ASSEMBLY_NAME: 'Grace' }),
    await uploadLogo(admin),
    await call({ method: 'POST', url: '/api/google/connect', headers: { cookie } }),
  ];
  for (const reply of replies) expect(reply.json()).toMatchObject({ code: 'too_many_attempts' });
});
