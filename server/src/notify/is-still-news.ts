import { type EventTimes, isAllDay } from '@assembly/contract/event';
import type { Database } from '../store/database/tables.ts';
import type { NotificationContent, SignUpsContent } from '../store/notify/notification-content.ts';
import { countPending, findUser } from '../store/users/list-users.ts';

/** Whether it still makes sense to send it: quiet hours and a mail server that is down can delay it by hours. */
export async function isStillNews(
  db: Database,
  content: NotificationContent,
  now: number,
): Promise<boolean> {
  if (content.kind === 'signUps') return await isWaiting(db, content);
  if (content.kind !== 'event') return true;
  const { before, after } = content;
  return !(isPast(before, now) && (after === null || isPast(after, now)));
}

/** Whether someone waits for approval. */
async function isWaiting(db: Database, { newestId }: SignUpsContent): Promise<boolean> {
  if (newestId === null) return (await countPending(db)) > 0;
  const person = await findUser(db, newestId);
  return person !== undefined && !person.isActive;
}

/** A timed event is past once it has begun, an all-day event once its last day is over. */
function isPast({ date, startsAt, endsAt }: EventTimes, now: number): boolean {
  const time = isAllDay({ date }) ? endsAt : startsAt;
  return time !== null && time <= now;
}
