import ipaddr from 'ipaddr.js';

/** Unparseable addresses share one bucket, so junk cannot evade the limit. */
const UNKNOWN_NETWORK = 'unknown';

/** The network that attempts are counted by: an IPv4 address, or an IPv6 /64, which one household has. */
export function networkOf(address: string): string {
  return prefixOf(address, 4, '::/64');
}

/** What all networks of a site start with: an IPv4 address, or an IPv6 /48, which has 65,536 networks. */
export function sitePrefixOf(address: string): string {
  return prefixOf(address, 3, ':');
}

function prefixOf(address: string, groupCount: number, ipv6Ending: string): string {
  const host = withoutPort(address);
  if (!ipaddr.isValid(host)) return UNKNOWN_NETWORK;
  const parsed = ipaddr.process(host);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, groupCount);
  return `${groups.map((group) => group.toString(16)).join(':')}${ipv6Ending}`;
}

/** Some proxies add the client's port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}
