import { type Calendar, type Event, isUpcoming } from '@assembly/contract/event';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { answer, member, startFakeServer } from './fake-server.ts';
import { pageOfEvents } from './fixtures/events.ts';
import { renderApp } from './render-app.tsx';

export const list = page.getByRole('region', { name: 'List of events' });
export const cards = list.getByRole('listitem');
export const firstTitle = cards.first().getByRole('heading');
export const textOf = (card: typeof cards) => card.element().textContent;
export const session = { 'GET /api/session': answer(200, { user: member }) };

/** Renders the app with these events and calendars. */
export async function show(
  events: Event[],
  path = '/web/event',
  calendars: Calendar[] = [],
  routes: Parameters<typeof startFakeServer>[0] = {},
) {
  const data = { events, calendars };
  const server = startFakeServer({
    ...session,
    ...routes,
    'GET /api/events': (address) => {
      const search = address.searchParams.get('search') ?? '';
      const calendar = address.searchParams.get('calendar');
      const found = data.events.filter(
        (event) =>
          isUpcoming(event, Date.now()) &&
          event.summary.includes(search) &&
          (!calendar || event.calendar?.id === calendar),
      );
      return answer(200, pageOfEvents(found, address, data.calendars))(address);
    },
  });
  await renderApp(path);
  await expect.element(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible();
  const asked = () => server.calls('GET /api/events').map(({ query }) => query);
  return { data, server, asked };
}
