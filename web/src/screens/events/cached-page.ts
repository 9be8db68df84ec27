import type { Event } from '@assembly/contract/event';
import { CACHED_PAGE_KEY, type CachedPage } from '@assembly/contract/page';
import { screens } from '@assembly/contract/paths';
import { rememberedUser } from '../../browser/current-user.ts';
import type { Clock } from '../../browser/locale/clock.ts';
import { basePath } from '../../browser/page-config.ts';
import { writeStored } from '../../browser/storage.ts';
import { WIDE } from '../../styles/media.ts';
import { nextChange } from './event-badge.ts';

const MAX_CHARS = 300_000;

/**
 * Saves the Events page as rendered now. On the next visit the script in app.html shows it while the
 * app is still loading. Signing out clears it with everything else.
 */
export function saveCachedPage(events: readonly Event[], clock: Clock): void {
  const page = currentPage(nextChange(events, clock));
  const json = page ? JSON.stringify(page) : '';
  if (json && json.length <= MAX_CHARS) writeStored(CACHED_PAGE_KEY, json);
}

/** The counts in the drawer load later than the page, and would be outdated until then. */
function withoutCounts(root: HTMLElement): HTMLElement {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const badge of copy.querySelectorAll('nav .badge')) badge.remove();
  return copy;
}

/** Undefined unless this is how a visit begins: the first page, with cards and nothing above them. */
function currentPage(expiresAt: number): CachedPage | undefined {
  const user = rememberedUser();
  const root = document.getElementById('root');
  const isFirstPage = location.pathname === basePath + screens.events && location.search === '';
  const hasCards =
    root?.querySelector('main h2') && !root.querySelector('dialog[open], [aria-label="Player"]');
  if (!user || !root || !isFirstPage || !hasCards) return undefined;
  return {
    user: user.id,
    path: location.pathname,
    // With or without the drawer.
    isWide: matchMedia(WIDE).matches,
    // Another build may have other class names.
    entry: root.dataset.entry ?? '',
    expiresAt,
    html: withoutCounts(root).innerHTML,
  };
}
