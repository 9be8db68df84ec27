import { DAY_MS } from '@assembly/contract/limits';
import {
  DELIVERY_FAILURES_MAX,
  DELIVERY_HISTORY_DAYS,
  type DeliveryReply,
} from '@assembly/contract/notifications/delivery';
import type { Localization } from '../../create-localize.ts';
import { DELIVERY_STATES } from '../../store/database/tables/notifications.ts';
import type { Database } from '../../store/database/tables.ts';
import { notificationTitle } from './notification-content.ts';

/** What waits, what was sent and what has failed, for administrators. */
export async function readDeliveryReport(db: Database, now: number, localization: Localization) {
  const since = now - DELIVERY_HISTORY_DAYS * DAY_MS;
  const counted = await countDeliveries(db, since);
  const due = await db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll().as('total'))
    .where('state', '=', 'due')
    .executeTakeFirstOrThrow();
  const oldest = await db
    .selectFrom('deliveries')
    .select((select) => select.fn.min('createdAt').as('at'))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return {
    counts: {
      waiting: counted.get('waiting') ?? 0,
      sent: counted.get('sent') ?? 0,
      failed: counted.get('failed') ?? 0,
    },
    due: Number(due.total),
    waitingSince: oldest?.at ?? null,
    mailServerError: await readMailServerError(db),
    failures: await listFailures(db, since, localization),
  };
}

/** How many deliveries there are in each state. */
export async function countDeliveries(db: Database, since = 0): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('deliveries')
    .select((select) => ['state', select.fn.countAll<number>().as('total')])
    .where('createdAt', '>=', since)
    .groupBy('state')
    .execute();
  const counted = new Map<string, number>(DELIVERY_STATES.map((state) => [state, 0]));
  for (const { state, total } of rows) counted.set(state, Number(total));
  return counted;
}

/** Why the email that was tried last waits; null if one was sent since. */
async function readMailServerError(db: Database): Promise<string | null> {
  const last = await db
    .selectFrom('deliveries')
    .select(['error', 'leasedUntil as triedAt'])
    .where('state', '=', 'waiting')
    .where('channel', '=', 'email')
    .where('error', '!=', '')
    .orderBy('leasedUntil', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const sent = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'sent')
    .where('channel', '=', 'email')
    .where('finishedAt', '>=', last.triedAt)
    .limit(1)
    .executeTakeFirst();
  return sent ? null : last.error;
}

async function listFailures(
  db: Database,
  since: number,
  localization: Localization,
): Promise<DeliveryReply['failures']> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('users', 'users.id', 'deliveries.userId')
    .innerJoin('notifications', 'notifications.id', 'deliveries.notificationId')
    .select([
      'deliveries.id',
      'users.name',
      'users.email',
      'channel',
      'content',
      'error',
      'attempts',
      'finishedAt',
    ])
    .where('deliveries.state', '=', 'failed')
    .where('deliveries.createdAt', '>=', since)
    .orderBy('finishedAt', 'desc')
    .orderBy('deliveries.id')
    .limit(DELIVERY_FAILURES_MAX)
    .execute();
  return rows.map(({ content, finishedAt, ...failure }) => ({
    ...failure,
    title: notificationTitle(JSON.parse(content), localization),
    at: finishedAt ?? 0,
  }));
}
