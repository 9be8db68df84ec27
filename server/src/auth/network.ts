import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_GROUPS = 4;

/** The network that attempts are counted by: an IPv4 address, or an IPv6 /64, which one household has. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, IPV6_NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
