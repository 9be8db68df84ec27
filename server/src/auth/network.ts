import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_PARTS = 4;

/** The network that attempts are counted by: an IPv4 address, or the /64 that one household has of IPv6. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, IPV6_NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
