import { DAY_MS } from '@assembly/contract/limits';
import { z } from 'zod';
import type { Config, PreviousOrigin } from '../config.ts';
import { memoize } from '../memoize.ts';

/** After a new public address, pages that are still open at the previous one keep working for this long. */
export const PREVIOUS_ORIGIN_LIFE_MS = 1 * DAY_MS;

const originsSchema = z.array(
  z.object({ origin: z.url({ protocol: /^https?$/ }), until: z.number() }),
);

/** A damaged value, as from a forged backup, must not keep the server from starting. */
export function parsePreviousOrigins(text = '[]'): PreviousOrigin[] {
  try {
    return originsSchema.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Returns what is accepted now. A backup can be forged, so none is accepted for much longer than a new one. */
function acceptedOrigins(origins: PreviousOrigin[], now: number): PreviousOrigin[] {
  // The clocks of two servers differ a little.
  const latest = now + 2 * PREVIOUS_ORIGIN_LIFE_MS;
  return origins.filter(({ until }) => until > now && until < latest);
}

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
