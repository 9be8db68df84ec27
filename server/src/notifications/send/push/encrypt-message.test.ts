import { createECDH, generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSubscription } from '../../../testing/clients/start-push-service.ts';
import { encryptMessage, signForService } from './encrypt-message.ts';
import { CURVE, publicKeyOf } from './push-key.ts';

test('a message is encrypted as in the example of RFC 8291', () => {
  const sender = createECDH(CURVE);
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const recipient = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const text = 'When I grow up, I want to be a watermelon';
  expect(encryptMessage(text, recipient, { salt, sender }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only the browser can read a message, and equal messages look different', () => {
  const browser = createSubscription('https://push.example/1');
  const [first, second] = [1, 2].map(() => encryptMessage('{"title":"Köln 🎉"}', browser.keys));
  if (!first || !second) throw new Error('Two messages.');
  expect(first.equals(second)).toBe(false);
  expect(browser.decrypt(first)).toBe('{"title":"Köln 🎉"}');
  expect(() => createSubscription('https://push.example/2').decrypt(first)).toThrow();
});

test('the push service can check who sent a message, and for how long', () => {
  const { privateKey, publicKey: key } = generateKeyPairSync('ec', { namedCurve: CURVE });
  const publicKey = publicKeyOf(privateKey);
  const now = Date.UTC(2026, 10, 15);
  const header = signForService(
    { privateKey, publicKey },
    { endpoint: 'https://push.example:8443/send/1?x', contact: 'https://grace.example', now },
  );
  const [, head = '', claims = '', signature = '', sentKey] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(sentKey).toBe(publicKey);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example:8443',
    exp: now / 1000 + 12 * 60 * 60,
    sub: 'https://grace.example',
  });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isValid).toBe(true);
});
