import { expect, test } from 'vitest';
import { createPublicLookup, isPublicAddress, type Resolve } from './lookup-public.ts';

test.for([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::10.0.0.1',
  '2002:7f00:1::',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  'not an address',
  '',
])('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('addresses on the internet are found', () => {
  expect(['142.250.74.10', '2a00:1450:4001:80b::200a'].map(isPublicAddress)).toEqual([true, true]);
});

/** The answers of a name server, one after the other. */
function resolverOf(...answers: string[][]) {
  const asked: string[] = [];
  const resolve: Resolve = (hostname, _options, done) => {
    asked.push(hostname);
    const addresses = answers.shift() ?? [];
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { asked, resolve };
}

const look = (resolve: Resolve, all: boolean) =>
  new Promise((done) =>
    createPublicLookup(resolve)('push.example', { all }, (error, ...found) =>
      done(error?.message ?? found),
    ),
  );

test('a name is resolved once, so the address that was checked is the one that is called', async () => {
  const { asked, resolve } = resolverOf(['142.250.74.10'], ['127.0.0.1']);
  expect(await look(resolve, false)).toEqual(['142.250.74.10', 4]);
  expect(asked).toEqual(['push.example']);
  expect(await look(resolve, false)).toBe('push.example leads to an address that is not public.');
});

test('private addresses among public ones are left out', async () => {
  const { resolve } = resolverOf(['10.0.0.1', '142.250.74.10', '::1']);
  expect(await look(resolve, true)).toEqual([[{ address: '142.250.74.10', family: 4 }]]);
});
