import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
/** The IPv6 part of `uniquelocal` and `linklocal`. */
const PRIVATE_IPV6 = ['fc00::/7', 'fe80::/10'];
export const MIN_IPV4_BITS = 8;
export const MIN_IPV6_BITS = 16;
/** An IPv4 address is ::ffff:0:0/96 in IPv6. */
const MAPPED_IPV4_BITS = 96;

/** An address, a range of addresses, or the name of a range. */
export const isProxy = (text: string) =>
  NAMED.includes(text) ||
  // ipaddr.js also accepts IPv4 addresses such as 10 or 0x7f.1, which are more likely a mistake.
  z.union([z.ipv4(), z.cidrv4()]).safeParse(text).success ||
  ipaddr.IPv6.isValid(text) ||
  ipaddr.IPv6.isValidCIDR(text);

/** A trusted proxy can pretend to be any client, so a large part of the internet must not be trusted by mistake. */
export function isNarrowRange(proxy: string): boolean {
  if (!ipaddr.isValidCIDR(proxy)) return true;
  const [address, bits] = ipaddr.parseCIDR(proxy);
  if (!(address instanceof ipaddr.IPv6)) return bits >= MIN_IPV4_BITS;
  if (address.isIPv4MappedAddress()) return bits - MAPPED_IPV4_BITS >= MIN_IPV4_BITS;
  return bits >= MIN_IPV6_BITS || PRIVATE_IPV6.some((range) => isWithin(address, bits, range));
}

function isWithin(address: ipaddr.IPv6, bits: number, range: string): boolean {
  const [start, rangeBits] = ipaddr.IPv6.parseCIDR(range);
  return bits >= rangeBits && address.match(start, rangeBits);
}
