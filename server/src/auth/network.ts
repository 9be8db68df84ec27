import ipaddr from 'ipaddr.js';

/** The network that attempts are counted by: an IPv4 address, or an IPv6 /64, which one household has. */
export function networkOf(address: string): string {
  return prefixOf(address, 4, '::/64');
}

/** What all networks of a site start with: an IPv4 address, or an IPv6 /48, which has 65,536 networks. */
export function sitePrefixOf(address: string): string {
  return prefixOf(address, 3, ':');
}

function prefixOf(address: string, groupCount: number, ipv6Ending: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, groupCount);
  return `${groups.map((group) => group.toString(16)).join(':')}${ipv6Ending}`;
}
