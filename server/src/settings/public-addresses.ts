import { memoize } from '../memoize.ts';
import { acceptedOrigins } from './previous-origins.ts';
import type { Settings } from './settings.ts';

/** The addresses under which people use the app. */
export interface PublicAddresses {
  current: string;
  /** Origins from before PUBLIC_URL was changed, while they are accepted. Usually there are none. */
  previous: string[];
}

export function createPublicAddresses(
  settings: Pick<Settings, 'current'>,
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
