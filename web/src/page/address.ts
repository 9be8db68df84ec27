import { useSyncExternalStore } from 'react';
import { basePath } from './values.ts';

/** Where in the app we are: what the address bar says, below the base path. */
export interface Address {
  path: string;
  search: string;
  /** Came here by a link of the app, not by loading the page. */
  cameWithinApp: boolean;
}

const listeners = new Set<() => void>();
let current: (Address & { href: string }) | null = null;

/** The same object as long as the address is the same. */
export function readAddress(): Address {
  const { href, pathname, search } = location;
  const cameWithinApp = history.state?.withinApp === true;
  if (current?.href !== href || current.cameWithinApp !== cameWithinApp) {
    current = { href, path: pathBelowBase(pathname), search, cameWithinApp };
  }
  return current;
}

/** `/web/event/` is `/web/event`. What is not below the base path is no path of the app. */
function pathBelowBase(pathname: string): string {
  if (!`${pathname}/`.startsWith(`${basePath}/`)) return '';
  return pathname.slice(basePath.length).replace(/\/+$/, '') || '/';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export function useAddress(): Address {
  return useSyncExternalStore(subscribe, readAddress);
}

interface Going {
  /** Instead of the present history entry, so that Back does not lead to it. */
  replace?: boolean;
}

/** Shows another screen of the app. `to` is an address below the base path. */
export function goWithinApp(to: string, { replace = false }: Going = {}): void {
  const entry = { withinApp: true };
  if (replace) history.replaceState(entry, '', basePath + to);
  else history.pushState(entry, '', basePath + to);
  scrollTo(0, 0);
  for (const listener of listeners) listener();
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

/**
 * Changes some of the query: a value of '' goes from the address. The screen stays where it is, and
 * so does how one came to it, which decides about the focus.
 */
export function changeQuery(values: Record<string, string>, { replace = false }: Going = {}): void {
  const to = basePath + addressWith(values);
  if (replace) history.replaceState(history.state, '', to);
  else history.pushState(history.state, '', to);
  for (const listener of listeners) listener();
}
