import { listFeeds, listOwnSessions } from '@assembly/contract/endpoints/account';
import { listAnnouncements, listDocuments, listEvents } from '@assembly/contract/endpoints/content';
import { getSettings } from '@assembly/contract/endpoints/settings';
import { getSync, listSnapshots } from '@assembly/contract/endpoints/sync';
import { listUsers } from '@assembly/contract/endpoints/users';
import { screens } from '@assembly/contract/paths';
import { type Audience, hasAccess, type User } from '@assembly/contract/user';
import type { BuiltPages } from './load-pages.ts';

interface Screen {
  /** Its name in the build. */
  name: string;
  audience: Audience;
  /** The requests that it makes when opened without a query. */
  requests: string[];
}

const SCREENS: Record<string, Screen> = {
  [screens.events]: { name: 'events', audience: 'member', requests: [listEvents.path] },
  [screens.announcements]: {
    name: 'announcements',
    audience: 'member',
    requests: [listAnnouncements.path],
  },
  [screens.documents]: { name: 'documents', audience: 'member', requests: [listDocuments.path] },
  [screens.account]: {
    name: 'account',
    audience: 'member',
    requests: [listOwnSessions.path, listFeeds.path],
  },
  [screens.users]: { name: 'users', audience: 'admin', requests: [listUsers.path] },
  [screens.dataSync]: {
    name: 'data-sync',
    audience: 'admin',
    requests: [getSync.path, listSnapshots.path, getSettings.path],
  },
  [screens.settings]: { name: 'settings', audience: 'admin', requests: [getSettings.path] },
};

export interface PageRequest {
  /** Without the base path. */
  url: string;
  user: User;
  basePath: string;
}

/** The `Link` header: what this screen fetches beyond what the page itself preloads. '' if nothing. */
export function preloadLinks(
  screenFiles: BuiltPages['screenFiles'],
  { url, user, basePath }: PageRequest,
): string {
  const [path = '', query] = url.split('?');
  const screen = SCREENS[path];
  const isAllowed = screen && hasAccess(user, screen.audience);
  const requests = isAllowed && query === undefined ? screen.requests : [];
  const links = requests.map((address) => preloadOf(basePath + address));
  if (isAllowed) links.push(...extraFiles(screenFiles, screen.name, basePath));
  return links.join(', ');
}

/** The files of a screen that the page does not already load. */
function extraFiles(
  screenFiles: BuiltPages['screenFiles'],
  name: string,
  basePath: string,
): string[] {
  const { js = [], css = [] } = screenFiles[name] ?? {};
  const { js: pageJs = [], css: pageCss = [] } = screenFiles.events ?? {};
  const address = (file: string) => `${basePath}/${file}`;
  return [
    ...js.filter((file) => !pageJs.includes(file)).map((file) => modulePreloadOf(address(file))),
    ...css.filter((file) => !pageCss.includes(file)).map((file) => stylePreloadOf(address(file))),
  ];
}

/** Must match the app's own request, or the browser would fetch it twice. */
function preloadOf(address: string): string {
  return `<${address}>; rel=preload; as=fetch; crossorigin=anonymous`;
}

const stylePreloadOf = (address: string) =>
  `<${address}>; rel=preload; as=style; crossorigin=anonymous`;
const modulePreloadOf = (address: string) => `<${address}>; rel=modulepreload`;
