import { SECOND_MS, SESSION_LIFE_MS } from '@assembly/contract/limits';
import { parseCookie, stringifySetCookie } from 'cookie';

export interface SessionCookie {
  name: string;
  read(header: string | undefined): string | undefined;
  set(token: string): string;
  clear(): string;
}

/** Over https the `__Host-` prefix makes the browser refuse a cookie set by another host or over http. */
export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  const write = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
  return {
    name,
    read: (header) => (header ? parseCookie(header)[name] : undefined),
    set: (token) => write(token, SESSION_LIFE_MS / SECOND_MS),
    clear: () => write('', 0),
  };
}
