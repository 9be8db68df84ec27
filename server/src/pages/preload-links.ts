import { listOwnSessions } from '@assembly/contract/endpoints/account';
import { listAnnouncements } from '@assembly/contract/endpoints/announcements';
import { listDocuments } from '@assembly/contract/endpoints/documents';
import { listEvents } from '@assembly/contract/endpoints/events';
import { getSession } from '@assembly/contract/endpoints/session';
import { getSync, listSnapshots } from '@assembly/contract/endpoints/sync';
import { listUsers } from '@assembly/contract/endpoints/users';
import { screens } from '@assembly/contract/paths';
import { type Audience, mayEnter, type User } from '@assembly/contract/user';
import type { BuiltPages } from './load-pages.ts';

interface Screen {
  /** By which name the build knows its files. */
  name: string;
  audience: Audience;
  /** What it asks for when it is opened by its plain address, as it asks for it. */
  asks: string[];
}

const SCREENS: Record<string, Screen> = {
  [screens.events]: { name: 'events', audience: 'member', asks: [listEvents.path] },
  [screens.announcements]: {
    name: 'announcements',
    audience: 'member',
    asks: [listAnnouncements.path],
  },
  [screens.documents]: { name: 'documents', audience: 'member', asks: [listDocuments.path] },
  [screens.account]: { name: 'account', audience: 'member', asks: [listOwnSessions.path] },
  [screens.users]: { name: 'users', audience: 'admin', asks: [listUsers.path] },
  [screens.dataSync]: {
    name: 'data-sync',
    audience: 'admin',
    asks: [getSync.path, listSnapshots.path],
  },
};

export interface Asked {
  /** Below the base path. */
  url: string;
  user: User;
  basePath: string;
  /** Who has the page has its files too. They would only keep it from showing what was last seen. */
  hasPage: boolean;
}

/** What the browser may fetch while the page is still on its way, as a `Link` header. */
export function preloadLinks(pages: BuiltPages, { url, user, basePath, hasPage }: Asked): string {
  const [path = '', query] = url.split('?');
  const screen = SCREENS[path];
  const isOpen = screen && mayEnter(user, screen.audience);
  const asks = isOpen && query === undefined ? screen.asks : [];
  const links = [getSession.path, ...asks].map((address) => preloadOf(basePath + address));
  if (!hasPage) {
    links.push(...pages.app.modules.map(modulePreloadOf));
    if (isOpen) links.push(...filesBeyond(pages.screenFiles, screen.name, basePath));
  }
  return links.join(', ');
}

/** What a screen needs that the page does not bring along anyway. */
function filesBeyond(
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

/** As the app itself will ask for it, or the browser would ask twice. */
function preloadOf(address: string): string {
  return `<${address}>; rel=preload; as=fetch; crossorigin=anonymous`;
}

const stylePreloadOf = (address: string) =>
  `<${address}>; rel=preload; as=style; crossorigin=anonymous`;
const modulePreloadOf = (address: string) => `<${address}>; rel=modulepreload`;
