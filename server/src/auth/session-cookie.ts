import { SECOND_MS, SESSION_LIFE_MS } from '@assembly/contract/limits';
import { parseCookie, stringifySetCookie } from 'cookie';

export type SessionCookie = ReturnType<typeof sessionCookie>;

/** Over https the `__Host-` prefix makes the browser refuse a cookie set by another host or over http. */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  const write = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
  return {
    name,
    read: (header: string | undefined) => (header ? parseCookie(header)[name] : undefined),
    set: (token: string) => write(token, SESSION_LIFE_MS / SECOND_MS),
    clear: () => write('', 0),
  };
}
