import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses are in this range. */
const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

export type Resolve = (
  hostname: string,
  options: { all: true; family?: number },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export class NotPublicError extends Error {
  override readonly name = 'NotPublicError';

  constructor(hostname: string) {
    super(`${hostname} leads to an address that is not public.`);
  }
}

/**
 * A `lookup` for sockets that finds public addresses only. The socket connects to the address that was checked, so an
 * attacker gains nothing if the name resolves to another one later.
 */
export function createPublicLookup(resolve: Resolve = lookup as Resolve): LookupFunction {
  return (hostname, options, done) => {
    const family = typeof options.family === 'number' ? { family: options.family } : {};
    resolve(hostname, { all: true, ...family }, (error, found) => {
      if (error) return done(error, []);
      const addresses = found.filter(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (!first) return done(new NotPublicError(hostname), []);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  const isGlobal = address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
  return isGlobal && address.range() === 'unicast';
}
