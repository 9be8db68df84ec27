import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { exportAccount } from '@assembly/contract/endpoints/account';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import {
  addDevice,
  getPushKey,
  removeDevice,
} from '@assembly/contract/endpoints/notifications/notifications';
import { signOut } from '@assembly/contract/endpoints/session';
import { ATTEMPT_LIMITS, DEVICES_PER_MEMBER } from '@assembly/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { setSetting } from '../../cli/settings-command.ts';
import { writeStoredSettings } from '../../store/settings/settings.ts';
import { readPersonalData } from '../../store/users/personal-data.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openTestApp, type TestApp, useTestApp } from '../../testing/fixtures/test-app.ts';
import {
  addTestDevice,
  postDevice,
  subscribeAtGoogle,
} from '../../testing/notifications/test-device.ts';

const SECRET = { ASSEMBLY_SECRET: 'a secret of more than 32 characters' };
const sharedApp = useTestApp();

const remove = ({ call }: TestApp, id: string, cookie: string) => {
  const url = addressOf(removeDevice, { params: { id } });
  return call({ method: 'DELETE', url, headers: { cookie } });
};
const listDevices = ({ db }: TestApp) =>
  db.selectFrom('push_devices').selectAll().orderBy('createdAt').orderBy('id').execute();
const readKey = ({ call }: TestApp, cookie: string) =>
  call({ url: getPushKey.path, headers: { cookie } });
const tokenOf = async ({ db }: TestApp, id: string) =>
  (await readPersonalData(db, id)).account.deviceToken;

onEachDatabase('devices', (database) => {
  test('a browser that I add again changes its topics, and stays one device', async () => {
    const app = await openTestApp({ database });
    const { cookie, owner, device, subscription } = await addTestDevice(app);
    const { endpoint, keys } = subscription;
    const topics = ['events', 'events'] as const;
    const reply = await postDevice(app, cookie, { endpoint, keys, topics: [...topics] });
    expect([reply.statusCode, reply.json()]).toEqual([201, { id: device.id }]);
    expect(await listDevices(app)).toMatchObject([
      { id: device.id, userId: owner.id, endpoint, topics: '["events"]' },
    ]);
    expect(await tokenOf(app, owner.id)).toBe(endpoint);
  });

  test('a browser that has subscribed again replaces itself, but not my other browser', async () => {
    const app = await openTestApp({ database });
    const { cookie, owner, device } = await addTestDevice(app);
    await postDevice(app, await app.cookieOf(owner), {});
    const { endpoint, keys } = subscribeAtGoogle();
    app.clock.now += 1;
    const reply = await postDevice(app, cookie, { endpoint, keys });
    // What waits for it is sent to its new address.
    expect(reply.json()).toEqual({ id: device.id });
    const devices = await listDevices(app);
    expect(devices).toHaveLength(2);
    expect(devices[1]).toMatchObject({ id: device.id, endpoint, ...keys });
    await remove(app, device.id, cookie);
    expect(await listDevices(app)).toEqual([devices[0]]);
  });

  test('a browser belongs to the last person who added it', async () => {
    const app = await openTestApp({ database });
    const before = await addTestDevice(app);
    const after = await addTestDevice(app, before.subscription);
    expect(after.device.id).not.toBe(before.device.id);
    expect(await listDevices(app)).toMatchObject([{ id: after.device.id, userId: after.owner.id }]);
    expect(await tokenOf(app, before.owner.id)).toBe('');
    expect(await tokenOf(app, after.owner.id)).toBe(before.subscription.endpoint);
  });

  test('two people who add the same browser at once cannot both get its messages', async () => {
    const app = await openTestApp({ database });
    const subscription = subscribeAtGoogle();
    const replies = await Promise.all([
      addTestDevice(app, subscription),
      addTestDevice(app, subscription),
    ]);
    const [device] = await listDevices(app);
    expect(await listDevices(app)).toHaveLength(1);
    expect(replies.map((one) => one.device.id)).toContain(device?.id);
  });

  test('the oldest of more than ten browsers is removed, also when several are added at once', async () => {
    const app = await openTestApp({ database });
    const { owner, device } = await addTestDevice(app);
    app.clock.now += 1;
    await Promise.all(
      Array.from({ length: DEVICES_PER_MEMBER }, async () =>
        postDevice(app, await app.cookieOf(owner), {}),
      ),
    );
    const devices = await listDevices(app);
    expect(devices).toHaveLength(DEVICES_PER_MEMBER);
    expect(devices.map(({ id }) => id)).not.toContain(device.id);
  });

  test('signing out removes the device, and its token', async () => {
    const app = await openTestApp({ database });
    const { cookie, owner } = await addTestDevice(app);
    const elsewhere = await addTestDevice(app);
    await app.call({ method: 'DELETE', url: signOut.path, headers: { cookie } });
    expect(await listDevices(app)).toMatchObject([{ id: elsewhere.device.id }]);
    expect(await tokenOf(app, owner.id)).toBe('');
  });

  test('only I can remove my device, and I can do so twice', async () => {
    const app = await openTestApp({ database });
    const mine = await addTestDevice(app);
    const theirs = await addTestDevice(app);
    const replies = [
      await remove(app, mine.device.id, theirs.cookie),
      await remove(app, 'x'.repeat(400), theirs.cookie),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await listDevices(app)).toHaveLength(2);
    await remove(app, mine.device.id, mine.cookie);
    expect((await remove(app, mine.device.id, mine.cookie)).statusCode).toBe(204);
    expect(await listDevices(app)).toMatchObject([{ id: theirs.device.id }]);
    expect(await tokenOf(app, mine.owner.id)).toBe('');
  });

  test('all processes use the same key, also when two make it at once', async () => {
    const app = await openTestApp({ database, environment: SECRET });
    const cookie = await app.cookieOf(await app.addPerson());
    const [one, other] = await Promise.all([readKey(app, cookie), readKey(app, cookie)]);
    expect(one.json()).toEqual(other.json());
    expect(Buffer.from(one.json().key, 'base64url')).toHaveLength(65);
    const stored = await app.db.selectFrom('settings').selectAll().execute();
    expect(stored).toMatchObject([{ name: 'PUSH_PRIVATE_KEY', isEncrypted: 1 }]);
  });
});

test('without a secret on PostgreSQL, I learn what an administrator has to do', async () => {
  const app = await openTestApp({ database: 'PostgreSQL' });
  const reply = await readKey(app, await app.cookieOf(await app.addPerson()));
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'push_not_available']);
  expect(reply.json().detail).toContain('ASSEMBLY_SECRET');
});

test('a key that cannot be decrypted stays with its devices until it is removed by a command', async () => {
  const app = await openTestApp();
  const cookie = await app.cookieOf(await app.addPerson());
  const { key } = (await readKey(app, cookie)).json();
  await postDevice(app, cookie, {});
  const lost = { value: 'encrypted with a key that is lost', isEncrypted: 1 as const };
  await app.db
    .transaction()
    .execute((trx) => writeStoredSettings(trx, new Map([['PUSH_PRIVATE_KEY', lost]])));
  await app.settings.refresh();
  const refused = await readKey(app, cookie);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'push_not_available']);
  expect(refused.json().detail).toContain('set PUSH_PRIVATE_KEY');
  expect(await listDevices(app)).toHaveLength(1);
  const { settings, db, clock } = app;
  const context = { settings, db, now: () => clock.now, log: () => {} };
  expect(await setSetting.run(context, ['PUSH_PRIVATE_KEY', ''])).toContain('is removed');
  await settings.refresh();
  expect((await readKey(app, cookie)).json().key).not.toBe(key);
  expect(await listDevices(app)).toEqual([]);
});

test.each(['not JSON', '{"kty":"EC"}', '{"kty":"EC","crv":"P-256","x":"AA","y":"AA","d":"AA"}'])(
  'a stored key that is %s counts as missing',
  async (value) => {
    const app = await openTestApp();
    const cookie = await app.cookieOf(await app.addPerson());
    await app.db
      .transaction()
      .execute((trx) =>
        writeStoredSettings(
          trx,
          new Map([['PUSH_PRIVATE_KEY', { value, isEncrypted: 0 as const }]]),
        ),
      );
    await app.settings.refresh();
    const { key } = (await readKey(app, cookie)).json();
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    expect((await readKey(app, cookie)).json().key).toBe(key);
  },
);

test('a key that cannot be decrypted is replaced if no device was subscribed with it', async () => {
  const app = await openTestApp();
  const cookie = await app.cookieOf(await app.addPerson());
  const lost = { value: 'encrypted with a key that is lost', isEncrypted: 1 as const };
  await app.db
    .transaction()
    .execute((trx) => writeStoredSettings(trx, new Map([['PUSH_PRIVATE_KEY', lost]])));
  await app.settings.refresh();
  expect((await readKey(app, cookie)).statusCode).toBe(200);
});

test.for([
  ['an address inside our network', { endpoint: 'https://10.0.0.1/' }],
  ['a key off the curve', { keys: { p256dh: 'AAAA', auth: 'A'.repeat(22) } }],
  ['an unknown topic', { topics: ['everything'] }],
  ['too many topics', { topics: Array(11).fill('events') }],
  ['a very long address', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` }],
  ['a number as an address', { endpoint: 1 }],
  ['no keys', { keys: null }],
] as const)('%s is refused with a sentence for its field', async ([, wrong]) => {
  const app = sharedApp();
  const cookie = await app.cookieOf(await app.addPerson());
  const { endpoint, keys } = subscribeAtGoogle();
  const payload = { endpoint, keys, topics: ['events'], ...wrong };
  const reply = await app.call({
    method: 'POST',
    url: addDevice.path,
    headers: { cookie },
    payload,
  });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid_input']);
  expect(Object.keys(reply.json().fields)[0]).toMatch(Object.keys(wrong)[0] ?? '');
});

test('a member cannot make the server call the script for device tokens again and again', async () => {
  const app = await openTestApp();
  const { cookie } = await addTestDevice(app);
  const { max } = ATTEMPT_LIMITS.deviceChange.perAccount;
  for (let n = 1; n < max; n += 1) await postDevice(app, cookie, {});
  expect((await postDevice(app, cookie, {})).statusCode).toBe(429);
});

test('the address of my browser goes to the script for device tokens, and nothing is sent there when I sign out', async () => {
  const received: unknown[] = [];
  const script = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body);
      response.end();
    });
  });
  await new Promise<void>((resolve) => script.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void script.close());
  const url = `http://127.0.0.1:${(script.address() as AddressInfo).port}`;
  const app = await openTestApp({ environment: { DEVICE_TOKEN_URL: url } });
  const { owner, subscription, cookie } = await addTestDevice(app);
  const sent = { userId: owner.id, deviceToken: subscription.endpoint, deviceType: 'web' };
  await expect.poll(() => received).toEqual([sent]);
  const exported = await app.call({ url: exportAccount.path, headers: { cookie } });
  expect(exported.json().account).toMatchObject({
    deviceToken: subscription.endpoint,
    deviceType: 'web',
  });
  await app.call({ method: 'DELETE', url: signOut.path, headers: { cookie } });
  const next = await addTestDevice(app);
  const { endpoint } = next.subscription;
  const added = { userId: next.owner.id, deviceToken: endpoint, deviceType: 'web' };
  await expect.poll(() => received).toEqual([sent, added]);
});
