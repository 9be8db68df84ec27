import { useSyncExternalStore } from 'react';
import { basePath } from '../page-config.ts';
import { isLeaveGuarded, leaveScreen } from './leave-guard.ts';

/** The current address below the base path. */
export interface Address {
  path: string;
  search: string;
  /** Counts followed links, including links to the page already shown. */
  navigationCount: number;
}

const listeners = new Set<() => void>();
let current: (Address & { href: string }) | null = null;
let navigationCount = 0;
let hasMoved = false;

/** Whether the current screen was reached by a link or by Back, not by loading the page. */
export const hasNavigated = () => hasMoved;

/** Returns the same object until the address changes. */
export function readAddress(): Address {
  const { href, pathname, search } = location;
  if (current?.href !== href || current.navigationCount !== navigationCount) {
    current = { href, path: pathBelowBase(pathname), search, navigationCount };
  }
  return current;
}

/** Without a trailing slash; '' for a path outside the app. */
function pathBelowBase(pathname: string): string {
  if (!`${pathname}/`.startsWith(`${basePath}/`)) return '';
  return pathname.slice(basePath.length).replace(/\/+$/, '') || '/';
}

function notifyListeners(): void {
  hasMoved = true;
  for (const listener of listeners) listener();
}

/** Back and Forward. The browser has already changed the address: if a screen asks first, its own is added again. */
function followHistory(): void {
  const shown = current;
  const isOtherPage = shown && `${location.pathname}${location.search}` !== pageOf(shown.href);
  if (!isOtherPage || !isLeaveGuarded()) {
    notifyListeners();
    return;
  }
  history.pushState({ before: addressWith({}) }, '', shown.href);
  leaveScreen(() => history.back());
}

function pageOf(href: string): string {
  const { pathname, search } = new URL(href);
  return pathname + search;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Adding the same listener again has no effect.
  addEventListener('popstate', followHistory);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('popstate', followHistory);
    hasMoved = false;
  };
}

export function useAddress(): Address {
  return useSyncExternalStore(subscribe, readAddress);
}

interface NavigateOptions {
  /** Replace the current history entry, so that Back skips it. */
  replace?: boolean;
}

/** Shows another screen, unless one with unsaved changes keeps the user. `to` is an address below the base path. */
export function navigate(to: string, options?: NavigateOptions): void {
  leaveScreen(() => {
    navigationCount++;
    setAddress(to, options);
    scrollTo(0, 0);
  });
}

/** Each history entry stores the address before it. */
function setAddress(to: string, { replace = false }: NavigateOptions = {}): void {
  if (replace) history.replaceState(history.state, '', basePath + to);
  else history.pushState({ before: addressWith({}) }, '', basePath + to);
  notifyListeners();
}

/** The current address below the base path, with some query values changed. */
export function addressWith(values: Record<string, string>): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const path = pathBelowBase(location.pathname);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Changes some query values; '' removes one. Does not scroll. */
export function changeQuery(values: Record<string, string>, options?: NavigateOptions): void {
  setAddress(addressWith(values), options);
}
