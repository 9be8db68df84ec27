import ipaddr from 'ipaddr.js';

const IPV6_GROUP_BITS = 16;

/** The network that attempts are counted by: an IPv4 address, or an IPv6 /64, which one household has. */
export function networkOf(address: string): string {
  return prefixOf(address, 64);
}

/** The network that gets one turn at a time: an IPv4 address, or an IPv6 /48, which has 65,536 of the others. */
export function siteOf(address: string): string {
  return prefixOf(address, 48);
}

function prefixOf(address: string, ipv6Bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, ipv6Bits / IPV6_GROUP_BITS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/${ipv6Bits}`;
}
