import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../api/query/query-client.ts';
import { fakePush } from '../../../testing/fake-push.ts';
import { answer, refuse, startFakeServer } from '../../../testing/fake-server.ts';
import { ownEndpointQuery } from './notifications-query.ts';
import { subscribeToPush, unsubscribeFromPush } from './subscribe-to-push.ts';

const key = (text: string) => answer(200, { key: btoa(text).replace(/=/g, '') });
const KEY = { 'GET /api/push-key': key('the first key') };
const POST = 'POST /api/account/devices';
const ADDED = { [POST]: answer(201, { id: 'd1' }) };
const FIRST = 'https://fcm.googleapis.com/fcm/send/1';

const withDevices = (...endpoints: string[]) => {
  const device = { topics: ['events'], userAgent: '', createdAt: 0 };
  const devices = endpoints.map((endpoint, at) => {
    return { id: `d${at}`, endpoint, isCurrent: endpoint.endsWith('lost'), ...device };
  });
  const choices = { announcements: 'off', events: 'off', sermons: 'off', signUps: null };
  const reply = { ...choices, isEmailOffered: true, weeklyEmail: null, paused: null, devices };
  return { 'GET /api/account/notifications': answer(200, reply) };
};

test('my browser subscribes with the key of the server, which learns of it', async () => {
  const push = fakePush();
  const { calls } = startFakeServer({ ...KEY, ...ADDED });
  expect(await subscribeToPush(['events'])).toBe('subscribed');
  expect(new TextDecoder().decode(push.requests[0])).toBe('the first key');
  expect(calls(POST).at(-1)?.body).toEqual({
    endpoint: FIRST,
    keys: { p256dh: 'point', auth: 'secret' },
    topics: ['events'],
  });
});

test('a change of the topics does not subscribe again', async () => {
  const push = fakePush();
  const { calls } = startFakeServer({ ...KEY, ...ADDED, ...withDevices(FIRST) });
  await subscribeToPush(['events']);
  await subscribeToPush(['sermons']);
  expect(push.requests).toHaveLength(1);
  expect(calls(POST).at(-1)?.body).toMatchObject({ endpoint: FIRST, topics: ['sermons'] });
});

test('with another key of the server my browser subscribes again', async () => {
  const push = fakePush();
  const keys = [key('the first key'), key('another')];
  startFakeServer({ 'GET /api/push-key': keys, ...ADDED, ...withDevices(FIRST) });
  await subscribeToPush(['events']);
  await subscribeToPush(['events']);
  expect(push.endpoint()).toBe('https://fcm.googleapis.com/fcm/send/2');
});

test('if the push service has ended my subscription, my browser subscribes again', async () => {
  const push = fakePush();
  startFakeServer({ ...KEY, ...ADDED, ...withDevices() });
  await subscribeToPush(['events']);
  await subscribeToPush(['events']);
  expect(push.endpoint()).toBe('https://fcm.googleapis.com/fcm/send/2');
});

test('if the server refuses, my browser is not subscribed either', async () => {
  const push = fakePush();
  startFakeServer({ ...KEY, [POST]: refuse('too_many_attempts') });
  await expect(subscribeToPush(['events'])).rejects.toThrow('Too many attempts');
  expect(push.endpoint()).toBeUndefined();
});

test('if I decline, nothing is asked of the server', async () => {
  const { calls } = startFakeServer({ ...KEY, ...ADDED });
  fakePush({ permission: 'denied' });
  expect(await subscribeToPush(['events'])).toBe('denied');
  fakePush({ permission: 'default' });
  expect(await subscribeToPush(['events'])).toBe('dismissed');
  expect(calls('GET /api/push-key')).toEqual([]);
});

test('I learn that the push service of my browser cannot be reached', async () => {
  const push = fakePush();
  startFakeServer({ ...KEY, ...ADDED });
  vi.spyOn(push.pushManager, 'subscribe').mockRejectedValue(new DOMException('', 'AbortError'));
  expect(await subscribeToPush(['events'])).toBe('noService');
});

test('if my browser cannot read its subscription, I can still turn notifications on', async () => {
  const push = fakePush();
  const { calls } = startFakeServer({ ...KEY, ...ADDED });
  vi.spyOn(push.pushManager, 'getSubscription').mockRejectedValue(new DOMException());
  // The button is drawn once this is known.
  expect(await createQueryClient().fetchQuery(ownEndpointQuery)).toBeNull();
  expect(await subscribeToPush(['events'])).toBe('subscribed');
  expect(calls(POST)).toHaveLength(1);
});

test('turning notifications off ends them here and on the server, but not on my other devices', async () => {
  const push = fakePush();
  const { calls } = startFakeServer({
    ...KEY,
    ...ADDED,
    ...withDevices('https://fcm.googleapis.com/fcm/send/phone', FIRST, `${FIRST}/lost`),
    'DELETE /api/account/devices/d1': answer(204),
    'DELETE /api/account/devices/d2': answer(204),
  });
  await subscribeToPush(['events']);
  await unsubscribeFromPush();
  expect(calls('DELETE /api/account/devices/d1')).toHaveLength(1);
  // The service worker would renew what is left in this session.
  expect(calls('DELETE /api/account/devices/d2')).toHaveLength(1);
  expect(push.endpoint()).toBeUndefined();
});

test('if the server cannot turn them off, they stay on', async () => {
  const push = fakePush();
  startFakeServer({ ...KEY, ...ADDED, 'GET /api/account/notifications': refuse('unavailable') });
  await subscribeToPush(['events']);
  await expect(unsubscribeFromPush()).rejects.toThrow();
  expect(push.endpoint()).toBe(FIRST);
});
