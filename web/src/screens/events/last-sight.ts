import type { Event } from '@assembly/contract/event';
import { LAST_SIGHT_KEY, type LastSight } from '@assembly/contract/page';
import { screens } from '@assembly/contract/paths';
import { rememberedUser } from '../../api/current-user.ts';
import type { Clock } from '../../browser/clock.ts';
import { basePath } from '../../browser/page-config.ts';
import { nextChange } from './event-badge.ts';

/** As in app.html: the drawer is drawn otherwise there. */
const WIDE = '(min-width: 48rem)';
const MOST_CHARS = 300_000;

/**
 * Keeps the events as this browser shows them now. The next visit begins with them: the script in app.html shows them
 * while the app, which takes a slow phone a second, still starts. Signing out forgets them with all else.
 */
export function keepLastSight(events: readonly Event[], clock: Clock): void {
  const sight = currentSight(nextChange(events, clock));
  if (sight) store(JSON.stringify(sight));
}

/** Undefined unless it is what a visit to the events begins with: cards, the first page, nothing over them. */
function currentSight(goodUntil: number): LastSight | undefined {
  const user = rememberedUser();
  const root = document.getElementById('root');
  const isFirstPage = location.pathname === basePath + screens.events && location.search === '';
  const hasCards =
    root?.querySelector('main h2') && !root.querySelector('dialog[open], [aria-label="Player"]');
  if (!user || !root || !isFirstPage || !hasCards) return undefined;
  return {
    user: user.id,
    page: location.pathname,
    isWide: matchMedia(WIDE).matches,
    // Another build may name its styles otherwise.
    entry: root.dataset.entry ?? '',
    goodUntil,
    html: root.innerHTML,
  };
}

function store(sight: string): void {
  if (sight.length > MOST_CHARS) return;
  try {
    localStorage.setItem(LAST_SIGHT_KEY, sight);
  } catch {
    // Storage may be full or forbidden. The next visit begins as the first one did.
  }
}
