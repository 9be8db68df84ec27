import { SECOND_MS, SESSION_LIFE_MS } from '@assembly/contract/limits';
import { parseCookie, stringifySetCookie } from 'cookie';

export type SessionCookie = ReturnType<typeof sessionCookie>;

/**
 * At the root of the host and over https, the `__Host-` prefix makes the browser refuse a cookie set by another host or
 * over http. It requires the path `/`, so below a path the name carries the path instead: assemblies on the same host
 * must not overwrite each other's cookies.
 */
export function sessionCookie(publicUrl: string) {
  const { protocol, pathname: path } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const rootName = secure ? '__Host-session' : 'session';
  const name = path === '/' ? rootName : `${secure ? '__Secure-' : ''}session-${slugOf(path)}`;
  const write = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, path, httpOnly: true, sameSite: 'lax', secure, maxAge });
  return {
    name,
    read: (header: string | undefined) => (header ? parseCookie(header)[name] : undefined),
    set: (token: string) => write(token, SESSION_LIFE_MS / SECOND_MS),
    clear: () => write('', 0),
  };
}

/** Replaces one character by one, so that a path and a path below it never get the same name. */
function slugOf(path: string): string {
  return path.slice(1).replace(/[^A-Za-z0-9]/g, '-');
}
