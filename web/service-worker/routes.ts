import { PATHS } from './paths.ts';

/** The app's page, its hashed files, the logo, and the addresses that lead into the app or to the login. */
export type Route = 'page' | 'asset' | 'logo' | 'entry';

/** What the worker responds with; null: the browser asks the server as it would without a worker. */
export function routeOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  scope: string,
): Route | null {
  if (method !== 'GET' || !url.startsWith(scope)) return null;
  const path = `/${url.slice(scope.length).replace(/[?#].*/, '')}`;
  if (mode === 'navigate') {
    if (path === PATHS.shell || path.startsWith(`${PATHS.shell}/`)) return 'page';
    return path === PATHS.root || path === PATHS.login ? 'entry' : null;
  }
  if (path.startsWith('/assets/')) return 'asset';
  return path === PATHS.logo ? 'logo' : null;
}
