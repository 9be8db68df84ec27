import type { Event } from '@assembly/contract/event';

type Place = Pick<Event, 'location'>;

/**
 * Of "Hall, Church Street 4, Basel", what follows the first comma, with the comma, if more than half of these events share
 * it; otherwise ''. A list shows only the first part of places there, which is never hidden; the details show all.
 */
export function commonAddress(events: readonly Place[]): string {
  const addresses = events.flatMap(({ location }) => /,.*/s.exec(location)?.[0] ?? []);
  const isCommon = (address: string) =>
    addresses.filter((other) => other === address).length > Math.max(1, addresses.length / 2);
  return addresses.find(isCommon) ?? '';
}

export const shortPlace = ({ location }: Place, common: string) =>
  location.endsWith(common) ? location.slice(0, location.length - common.length) : location;
