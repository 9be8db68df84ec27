import { expect, test } from 'vitest';
import { createSubscription } from '../../../testing/clients/start-push-service.ts';
import { checkSubscription, pushServiceOf } from './check-subscription.ts';

const ALLOWED = ['push.church.example', 'localhost:8443'];

test.for([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b-_x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABm',
  'https://web.push.apple.com/QGuQyavXutnMH-A_cd',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d',
])('a browser can subscribe at its own push service: %s', (endpoint) => {
  expect(pushServiceOf(endpoint, [])).toBe('public');
});

test('an operator can add push services, which may be on their own network', () => {
  for (const endpoint of ['https://push.church.example/1', 'https://localhost:8443/1']) {
    expect(pushServiceOf(endpoint, ALLOWED)).toBe('allowed');
    expect(pushServiceOf(endpoint, [])).toBeUndefined();
  }
});

test.for([
  ['no address', 'fcm.googleapis.com'],
  ['nothing', ''],
  ['another host', 'https://evil.example/'],
  ['this machine', 'https://127.0.0.1/'],
  ['this machine by its IPv6 address', 'https://[::1]/'],
  ['this machine by a mapped address', 'https://[::ffff:127.0.0.1]/'],
  ['a private network', 'https://192.168.1.1/'],
  ["a cloud's metadata", 'https://169.254.169.254/latest/meta-data'],
  ['a number as an address', 'https://2130706433/'],
  ['no encryption', 'http://fcm.googleapis.com/fcm/send/1'],
  ['a file', 'file:///etc/passwd'],
  ['another port', 'https://fcm.googleapis.com:8443/fcm/send/1'],
  ['the port of PostgreSQL', 'https://fcm.googleapis.com:5432/'],
  ['a user name', 'https://fcm.googleapis.com@evil.example/'],
  ['credentials', 'https://user:secret@fcm.googleapis.com/fcm/send/1'],
  ['a host that only ends alike', 'https://evilpush.apple.com/'],
  ['a host without a name before the domain', 'https://.push.apple.com/'],
  ['a host with an empty name', 'https://a..push.apple.com/'],
  ['a host that begins alike', 'https://fcm.googleapis.com.evil.example/'],
  ['a host below it', 'https://x.fcm.googleapis.com/'],
  ['a host with a dot at its end', 'https://fcm.googleapis.com./fcm/send/1'],
  ['the same endpoint with a fragment', 'https://fcm.googleapis.com/fcm/send/1#2'],
  ['a backslash', 'https://fcm.googleapis.com\\@evil.example/'],
  ['a line break', 'https://fcm.googleapis.com/\r\nhost: evil.example'],
  ['a NUL', 'https://fcm.googleapis.com/\0'],
  ['another way to write a host', 'https://FCM.googleapis.com/fcm/send/1'],
  ['an allowed host on another port', 'https://push.church.example:8443/'],
  ['an allowed host without its port', 'https://localhost/'],
] as const)('an attacker cannot have the server call %s', ([, endpoint]) => {
  expect(pushServiceOf(endpoint, ALLOWED)).toBeUndefined();
  const { keys } = createSubscription('');
  expect(checkSubscription({ endpoint, keys }, ALLOWED)).toEqual({
    endpoint: expect.stringContaining('PUSH_HOSTS'),
  });
});

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/1';
const { keys: KEYS } = createSubscription(ENDPOINT);
const OFF_CURVE = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');
const COMPRESSED = Buffer.concat([Buffer.of(2), Buffer.alloc(32, 7)]).toString('base64url');

test.for([
  ['a point off the curve', { p256dh: OFF_CURVE }, 'keys.p256dh'],
  ['a compressed point', { p256dh: COMPRESSED }, 'keys.p256dh'],
  ['an empty key', { p256dh: '' }, 'keys.p256dh'],
  ['text that is not a key', { p256dh: 'ключ' }, 'keys.p256dh'],
  ['a short secret', { auth: 'AAAA' }, 'keys.auth'],
  ['a long secret', { auth: 'A'.repeat(44) }, 'keys.auth'],
] as const)('%s is refused before anything is stored', ([, keys, field]) => {
  const fields = checkSubscription({ endpoint: ENDPOINT, keys: { ...KEYS, ...keys } }, []);
  expect(Object.keys(fields)).toEqual([field]);
});

test('the keys that browsers send are accepted, with and without padding', () => {
  const padded = { p256dh: `${KEYS.p256dh}=`, auth: `${KEYS.auth}==` };
  for (const keys of [KEYS, padded]) {
    expect(checkSubscription({ endpoint: ENDPOINT, keys }, [])).toEqual({});
  }
});
