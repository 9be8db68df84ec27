import { useSyncExternalStore } from 'react';
import { basePath } from './page-config.ts';

/** Where in the app we are: what the address bar says, below the base path. */
export interface Address {
  path: string;
  search: string;
  /** Another number for each link that was followed, also if it led to what was shown already. */
  visit: number;
}

const listeners = new Set<() => void>();
let current: (Address & { href: string }) | null = null;
let visit = 0;
let hasMoved = false;

/** What is shown was come to within the app, by a link or by Back, and not by loading the page. */
export const hasNavigated = () => hasMoved;

/** The same object as long as the address is the same. */
export function readAddress(): Address {
  const { href, pathname, search } = location;
  if (current?.href !== href || current.visit !== visit) {
    current = { href, path: pathBelowBase(pathname), search, visit };
  }
  return current;
}

/** `/web/event/` is `/web/event`. What is not below the base path is no path of the app. */
function pathBelowBase(pathname: string): string {
  if (!`${pathname}/`.startsWith(`${basePath}/`)) return '';
  return pathname.slice(basePath.length).replace(/\/+$/, '') || '/';
}

function tell(): void {
  hasMoved = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Once, however many listen.
  addEventListener('popstate', tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('popstate', tell);
    hasMoved = false;
  };
}

export function useAddress(): Address {
  return useSyncExternalStore(subscribe, readAddress);
}

interface NavigateOptions {
  /** Instead of the present history entry, so that Back does not lead to it. */
  replace?: boolean;
}

/** Shows another screen of the app. `to` is an address below the base path. */
export function navigate(to: string, going?: NavigateOptions): void {
  visit++;
  enter(to, going);
  scrollTo(0, 0);
}

/** Each entry of the history keeps which address is before it. */
function enter(to: string, { replace = false }: NavigateOptions = {}): void {
  if (replace) history.replaceState(history.state, '', basePath + to);
  else history.pushState({ before: addressWith({}) }, '', basePath + to);
  tell();
}

/** The address of what is shown, below the base path, with some of the query changed. */
export function addressWith(values: Record<string, string>): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const path = pathBelowBase(location.pathname);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Changes some of the query: a value of '' goes from the address. The screen stays where it is. */
export function changeQuery(values: Record<string, string>, going?: NavigateOptions): void {
  enter(addressWith(values), going);
}
