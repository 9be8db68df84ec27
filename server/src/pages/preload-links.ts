import { listFeeds, listOwnSessions } from '@assembly/contract/endpoints/account';
import { listEvents, listSermons } from '@assembly/contract/endpoints/content';
import type { Endpoint } from '@assembly/contract/endpoints/endpoint';
import { listAnnouncements, listDocuments } from '@assembly/contract/endpoints/library';
import { getDelivery } from '@assembly/contract/endpoints/notifications/delivery';
import { getNotifications } from '@assembly/contract/endpoints/notifications/notifications';
import { getSettings } from '@assembly/contract/endpoints/settings';
import { getSync } from '@assembly/contract/endpoints/sync';
import { listUsers } from '@assembly/contract/endpoints/users';
import { PAGE_SLOTS } from '@assembly/contract/page';
import { screens } from '@assembly/contract/paths';
import { hasAccess, type User } from '@assembly/contract/user';
import type { Language } from '@assembly/messages/languages';
import type { PageTemplates } from './load-pages.ts';

/** The name of each screen in the build, and the calls that it makes when opened without a query. */
const SCREENS: Record<string, [name: string, ...calls: Pick<Endpoint, 'path' | 'audience'>[]]> = {
  [screens.events]: ['events', listEvents, listSermons],
  [screens.announcements]: ['announcements', listAnnouncements],
  [screens.sermons]: ['sermons', listSermons],
  [screens.documents]: ['documents', listDocuments],
  [screens.account]: ['account-with-notifications', listOwnSessions, listFeeds, getNotifications],
  [screens.users]: ['users', listUsers],
  [screens.dataSync]: ['data-sync', getSync, getSettings, getDelivery],
  [screens.settings]: ['settings', getSettings],
};

export interface PageRequest {
  /** Without the base path. */
  url: string;
  user: User;
  basePath: string;
  language: Language;
}

/** The `Link` header: what this screen fetches beyond what the page itself preloads. '' if nothing. */
export function preloadLinks(
  screenFiles: PageTemplates['screenFiles'],
  { url, user, basePath, language }: PageRequest,
): string {
  const [path = '', query] = url.split('?');
  const [name = '', ...calls] = SCREENS[path] ?? [];
  if (!name || !calls.every(({ audience }) => hasAccess(user, audience))) return '';
  const requests = query === undefined ? calls : [];
  const { js = [], css = [] } = screenFiles[name] ?? {};
  const { js: pageJs = [], css: pageCss = [] } = screenFiles.events ?? {};
  const link = (address: string, rel: string) =>
    `<${basePath}${address}>; rel=${rel}`.replace(PAGE_SLOTS.language, language);
  return [
    // Must match the app's own request, or the browser would fetch it twice.
    ...requests.map((call) => link(call.path, 'preload; as=fetch; crossorigin=anonymous')),
    ...js.filter((file) => !pageJs.includes(file)).map((file) => link(`/${file}`, 'modulepreload')),
    ...css
      .filter((file) => !pageCss.includes(file))
      .map((file) => link(`/${file}`, 'preload; as=style; crossorigin=anonymous')),
  ].join(', ');
}
