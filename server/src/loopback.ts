/** On a local machine the app is reachable under three names. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The names under which a host is reachable: usually only its own. */
export function namesOfHost(hostname: string): string[] {
  return LOOPBACK.includes(hostname) ? LOOPBACK : [hostname];
}
