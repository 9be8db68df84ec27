import { DAY_MS } from '@assembly/contract/limits';
import type { Config, PreviousOrigin } from '../config.ts';
import { memoize } from '../memoize.ts';

/** After a new public address, pages that are still open at the previous one keep working for this long. */
export const PREVIOUS_ORIGIN_LIFE_MS = 1 * DAY_MS;

export const parsePreviousOrigins = (text = '[]'): PreviousOrigin[] => JSON.parse(text);

const acceptedOrigins = (origins: PreviousOrigin[], now: number) =>
  origins.filter(({ until }) => until > now);

/** The list after a change of the settings; undefined if the origin stays the same. */
export function nextPreviousOrigins(
  before: Config,
  after: Config,
  now: number,
): PreviousOrigin[] | undefined {
  const { origin } = new URL(before.publicUrl);
  const next = new URL(after.publicUrl).origin;
  if (origin === next) return undefined;
  const others = acceptedOrigins(before.previousOrigins, now).filter(
    (one) => one.origin !== origin && one.origin !== next,
  );
  return [...others, { origin, until: now + PREVIOUS_ORIGIN_LIFE_MS }];
}

/** The addresses under which people use the app. */
export interface PublicAddresses {
  current: string;
  /** Origins from before PUBLIC_URL was changed, while they are accepted. Usually there are none. */
  previous: string[];
}

export function createPublicAddresses(
  settings: { current(): Config },
  now: () => number,
): () => PublicAddresses {
  const only = memoize(settings.current, ({ publicUrl }) => ({ current: publicUrl, previous: [] }));
  return () => {
    const { publicUrl: current, previousOrigins } = settings.current();
    if (previousOrigins.length === 0) return only();
    const accepted = acceptedOrigins(previousOrigins, now());
    return { current, previous: accepted.map(({ origin }) => origin) };
  };
}
