import { expect, test } from 'vitest';
import { networkOf, sitePrefixOf } from './network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  // Some proxies add the port, which is new for each connection.
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['anything else', 'unknown'],
  ['_hidden-4711', 'unknown'],
])('attempts from %s count for the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an IPv6 site holds many networks', () => {
  expect(sitePrefixOf('2001:db8:1:2::1')).toBe(sitePrefixOf('2001:db8:1:ffff::1'));
});
