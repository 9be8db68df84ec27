import type { Event } from '@assembly/contract/event';

type Place = Pick<Event, 'location'>;

/** "Hall, Church Street 4, Basel": what follows the first comma, with the comma; '' without one. */
const addressIn = ({ location }: Place) => /,.*/s.exec(location)?.[0] ?? '';

/**
 * The street and city of more than half of these events, such as those of the church. A list shows only the first part of
 * places there, which is never hidden; the details show all.
 */
export function commonAddress(events: readonly Place[]): string {
  const addresses = events.map(addressIn).filter(Boolean);
  const count = (address: string) => addresses.filter((one) => one === address).length;
  const common = addresses.find((address) => count(address) * 2 > addresses.length) ?? '';
  return count(common) > 1 ? common : '';
}

export const shortPlace = ({ location }: Place, common: string) =>
  common && location.endsWith(common) ? location.slice(0, -common.length) : location;
