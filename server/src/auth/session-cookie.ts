import type { IncomingHttpHeaders } from 'node:http';
import { SECOND_MS, SESSION_LIFE_MS } from '@assembly/contract/limits';
import { parseCookie, stringifySetCookie } from 'cookie';
import { namesOfHost } from '../loopback.ts';
import { memoize } from '../memoize.ts';

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * The session's cookie, also for people who still use a previous public address.
 *
 * An address below a path cannot be changed in the app. So the cookies of the current and of previous addresses differ
 * only in what http and https require.
 */
export function createSessionCookie(addresses: () => { current: string; previous: string[] }) {
  const currentFormat = memoize(() => addresses().current, cookieFormat);

  /** The current one first. */
  function formats(previous = addresses().previous): [CookieFormat, ...CookieFormat[]] {
    const current = currentFormat();
    const other = previous.map(cookieFormat).find(({ secure }) => secure !== current.secure);
    return other ? [current, other] : [current];
  }

  return {
    /** At the current address. */
    name: () => formats()[0].name,
    read({ cookie, host = '' }: IncomingHttpHeaders): string | undefined {
      if (!cookie) return undefined;
      const cookies = parseCookie(cookie);
      // At the current address, another host or a network attacker could have set a cookie of the previous format.
      const previous = addresses().previous.filter((address) => isAt(address, host));
      for (const { name } of formats(previous)) if (cookies[name]) return cookies[name];
      return undefined;
    },
    set(token: string, { origin, cookie }: IncomingHttpHeaders): string {
      const all = formats();
      const sent = cookie ? parseCookie(cookie) : {};
      const used =
        (origin && all.find(({ secure }) => secure === origin.startsWith('https:'))) ||
        all.find(({ name }) => sent[name]) ||
        all[0];
      return used.write(token, SESSION_LIFE_MS / SECOND_MS);
    },
    clear(): string | string[] {
      const cleared = formats().map(({ write }) => write('', 0));
      const [only = ''] = cleared;
      return cleared.length === 1 ? only : cleared;
    },
  };
}

/** Whatever the port, because cookies do not depend on it. */
function isAt(address: string, hostHeader: string): boolean {
  const requested = URL.parse(`http://${hostHeader}`)?.hostname ?? '';
  return namesOfHost(new URL(address).hostname).includes(requested);
}

type CookieFormat = ReturnType<typeof cookieFormat>;

/**
 * At the root of the host and over https, the `__Host-` prefix makes the browser reject a cookie set by another host or
 * over http. It requires the path `/`, so below a path the name carries the path instead: assemblies on the same host
 * must not overwrite each other's cookies.
 */
function cookieFormat(publicUrl: string) {
  const { protocol, pathname: path } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const rootName = secure ? '__Host-session' : 'session';
  const name = path === '/' ? rootName : `${secure ? '__Secure-' : ''}session-${slugOf(path)}`;
  const write = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, path, httpOnly: true, sameSite: 'lax', secure, maxAge });
  return { name, secure, write };
}

/** Replaces one character by one, so that a path and a path below it never get the same name. */
function slugOf(path: string): string {
  return path.slice(1).replace(/[^A-Za-z0-9]/g, '-');
}
