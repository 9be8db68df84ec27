import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import type { State } from '../read-state.ts';
import type { World } from '../world.ts';

/** Members are notified of events in the next 14 days. */
const CERTAINLY_SOON_MS = 13 * DAY_MS;

/** There is a notification of everything that members or administrators are to know. */
export function checkNotifications(world: World, after: State): string[] {
  return [
    ...findUnnoticed(world, after),
    ...findUnnoticedChanges(world, after),
    ...countSignUps(after),
  ];
}

/** Every new task and recording that was stored has a notification. */
function findUnnoticed({ content: stored }: World, after: State): string[] {
  return [...stored.seen]
    .filter((id) => /^(task|sermon)-new/.test(id))
    .filter(
      (id) =>
        !after.notifications.some(
          ({ itemId, content }) => itemId === id || content.includes(`"${id}"`),
        ),
    )
    .map((id) => `nobody is notified of ${id}`);
}

/** Every change of an event that was stored, and that members are to know, has a notification. */
function findUnnoticedChanges(world: World, after: State): string[] {
  const { content, google, restored, time, editionsBefore } = world;
  const from = google.editions.events[editionsBefore.events]?.items ?? [];
  const to = google.editions.events[content.editionOf('events')]?.items ?? [];
  if (restored.has('events')) return [];
  const isSoon = (startsAt: number) =>
    startsAt > time.latest + HOUR_MS && startsAt < time.now + CERTAINLY_SOON_MS;
  return from.flatMap(({ id, startsAt: old }) => {
    const startsAt = to.find((event) => event.id === id)?.startsAt ?? null;
    if (startsAt === old || !isSoon(old) || (startsAt !== null && !isSoon(startsAt))) return [];
    const isNotified = after.notifications.some(({ topic, itemId, state, content: text }) => {
      if (topic !== 'events') return false;
      if (itemId !== id) return text.includes(`"${id}"`);
      const { after: now } = JSON.parse(text) as { after: { startsAt: number } | null };
      return state === 'dropped' || (now?.startsAt ?? null) === startsAt;
    });
    return isNotified ? [] : [`nobody is notified that ${id} was moved or canceled`];
  });
}

/** Every sign-up is in a notification to the administrators, or waits for the next one. */
function countSignUps(after: State): string[] {
  const counts = after.notifications
    .filter(({ topic }) => topic === 'signUps')
    .map(({ content }) => (JSON.parse(content) as { count: number }).count);
  const notified = counts.reduce((sum, count) => sum + count, 0);
  return notified + after.waitingSignUps === after.signedUp
    ? []
    : [`${after.signedUp} have signed up, but ${notified} + ${after.waitingSignUps} are counted`];
}
