import { logo, screens } from '@assembly/contract/paths';

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
    if (path === screens.shell || path.startsWith(`${screens.shell}/`)) return 'page';
    return path === screens.root || path === screens.login ? 'entry' : null;
  }
  if (path.startsWith('/assets/')) return 'asset';
  return path === logo ? 'logo' : null;
}
