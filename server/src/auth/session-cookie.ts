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
  const write = (cookieName: string, cookiePath: string, value: string, maxAge: number) =>
    stringifySetCookie({
      name: cookieName,
      value,
      path: cookiePath,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge,
    });
  return {
    name,
    read: (header: string | undefined) => readCookie(header, name),
    /**
     * Below a path, earlier versions used the root's cookie. It is a fallback, so that nobody is signed out. That is safe:
     * a token counts only if its session is in this assembly's database.
     */
    readOutdated: (header: string | undefined) =>
      name === rootName ? undefined : readCookie(header, rootName),
    set: (token: string) => write(name, path, token, SESSION_LIFE_MS / SECOND_MS),
    clear: () => write(name, path, '', 0),
    /** Only for a cookie whose session was found: otherwise it belongs to an assembly at the root. */
    clearOutdated: () => write(rootName, '/', '', 0),
  };
}

function readCookie(header: string | undefined, name: string): string | undefined {
  return header ? parseCookie(header)[name] : undefined;
}

/** Replaces one character by one, so that a path and a path below it never get the same name. */
function slugOf(path: string): string {
  return path.slice(1).replace(/[^A-Za-z0-9]/g, '-');
}
