import type { ServerResponse } from 'node:http';
import { MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { startPushService } from '../../../testing/clients/start-push-service.ts';
import { openTestApp, PUBLIC_URL, SUNDAY } from '../../../testing/fixtures/test-app.ts';
import { addTestDevice } from '../../../testing/notifications/test-device.ts';
import { createPublicLookup } from './lookup-public.ts';
import { ensurePushKey } from './push-key.ts';
import { type PushContext, sendPush } from './send-push.ts';

const PAYLOAD = {
  title: 'Choir',
  body: 'Moved to 19:00',
  path: '/web/event?open=1',
  tag: 'events 1',
};

/** An app with one device at a push service that answers like this, and a way to send to it. */
async function setUp(answer: (response: ServerResponse) => void, timeoutMs?: number) {
  const service = await startPushService({ answer });
  const app = await openTestApp({ environment: { PUSH_HOSTS: service.host } });
  await ensurePushKey(app.db, app.settings, SUNDAY);
  const { device, subscription } = await addTestDevice(app, service.subscribe());
  const context: PushContext = {
    ...app,
    now: () => app.clock.now,
    ...(timeoutMs && { timeoutMs }),
  };
  const countDevices = async () => {
    return (await app.db.selectFrom('push_devices').select('id').execute()).length;
  };
  return { ...service, subscription, countDevices, send: () => sendPush(context, device, PAYLOAD) };
}

test('the browser can decrypt the message, and the push service knows how long to store it', async () => {
  const { send, received, subscription, countDevices } = await setUp((reply) =>
    reply.writeHead(201).end(),
  );
  expect(await send()).toBe('sent');
  const [push] = received;
  if (!push) throw new Error('Nothing was received.');
  expect(JSON.parse(subscription.decrypt(push.body))).toEqual(PAYLOAD);
  expect(push.headers).toMatchObject({
    ttl: '86400',
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
  });
  expect(await countDevices()).toBe(1);
});

test.for([404, 410])(
  'a device that the push service no longer knows (%i) is removed',
  async (status) => {
    const { send, countDevices } = await setUp((reply) => reply.writeHead(status).end());
    expect(await send()).toBe('gone');
    expect(await countDevices()).toBe(0);
  },
);

test.for([
  [429, '120', 2 * MINUTE_MS],
  [503, new Date(SUNDAY + 5 * MINUTE_MS).toUTCString(), 5 * MINUTE_MS],
  [500, undefined, 0],
  [429, '1000000', 60 * MINUTE_MS],
  [429, '0', 0],
  [502, 'soon', 0],
] as const)(
  'after %i with Retry-After %s, the message is sent later',
  async ([status, after, retryAfterMs]) => {
    const { send, countDevices } = await setUp((reply) =>
      reply.writeHead(status, after ? { 'retry-after': after } : {}).end('busy'),
    );
    const reason = `The push service replied with ${status}.`;
    expect(await send()).toEqual({ retryAfterMs, reason });
    expect(await countDevices()).toBe(1);
  },
);

test('a refusal is shown without the words of the push service', async () => {
  const { send } = await setUp((reply) => reply.writeHead(403).end('wrong key'));
  expect(await send()).toEqual({ error: 'The push service replied with 403.' });
});

test('a redirect to another host is not followed', async () => {
  const inside = await startPushService();
  const { send } = await setUp((reply) =>
    reply.writeHead(307, { location: `https://${inside.host}/` }).end(),
  );
  expect(await send()).toEqual({ error: 'The push service replied with 307.' });
  expect(inside.received).toEqual([]);
});

test('an endless reply is not read to its end', async () => {
  let hasLeft = false;
  const { send } = await setUp((reply) => {
    reply.once('close', () => {
      hasLeft = true;
    });
    const write = () => {
      while (!hasLeft && reply.write('x'.repeat(64 * 1024)));
    };
    reply.writeHead(400).on('drain', write);
    write();
  });
  expect(await send()).toEqual({ error: 'The push service replied with 400.' });
  await expect.poll(() => hasLeft).toBe(true);
});

test('a push service that never replies does not hold up the others', async () => {
  const { send } = await setUp(() => {}, 300);
  expect(await send()).toEqual({
    retryAfterMs: 0,
    reason: 'The push service did not reply in time.',
  });
});

test('a push service that cannot be reached is tried again later', async () => {
  const { send } = await setUp((reply) => void reply.destroy());
  expect(await send()).toMatchObject({ reason: expect.stringContaining('ECONNRESET') });
});

test('a known push service whose name leads into our own network is not called', async () => {
  const app = await openTestApp();
  await ensurePushKey(app.db, app.settings, SUNDAY);
  const { device } = await addTestDevice(app);
  const lookup = createPublicLookup((_host, _options, done) =>
    done(null, [{ address: '127.0.0.1', family: 4 }]),
  );
  const context = { ...app, now: () => SUNDAY, lookup };
  expect(await sendPush(context, device, PAYLOAD)).toEqual({
    error: 'fcm.googleapis.com leads to an address that is not public.',
  });
});

test('devices of a host that is no longer among PUSH_HOSTS get nothing', async () => {
  const service = await startPushService();
  const app = await openTestApp({ environment: { PUBLIC_URL } });
  await ensurePushKey(app.db, app.settings, SUNDAY);
  const { id, endpoint, keys } = { id: 'd1', ...service.subscribe() };
  const context = { ...app, now: () => SUNDAY };
  expect(await sendPush(context, { id, endpoint, ...keys }, PAYLOAD)).toEqual({
    error: 'PUSH_HOSTS no longer allows this push service.',
  });
  expect(service.received).toEqual([]);
});
