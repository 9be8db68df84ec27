import { UNSEEN_KINDS, type UnseenKind } from '@assembly/contract/account/unseen';
import { openAnnouncements } from '@assembly/contract/announcement';
import type { AssemblyClock } from '@assembly/contract/day-in';
import type { Database } from '../../database/tables.ts';
import { DEMO_EMAILS } from '../../users/demo-accounts.ts';
import { readRecordings } from '../recordings.ts';
import { readTasks, toAnnouncementList } from '../tasks.ts';

/** Makes two announcements and the newest sermon new to the people of the demo, who have not come yet. */
export async function addDemoNews(db: Database, { now, timeZone }: AssemblyClock): Promise<void> {
  const lists = (await readTasks(db)).map(toAnnouncementList);
  const open = lists.flatMap(({ subtasks }) => openAnnouncements(subtasks, now, timeZone));
  const recordings = await readRecordings(db, timeZone);
  const newest = recordings.find(({ sermon }) => sermon.speaker);
  const news: Record<UnseenKind, string[]> = {
    announcements: open.slice(0, 2).map(({ id }) => id),
    documents: newest ? [newest.item.id] : [],
  };
  await db.transaction().execute(async (trx) => {
    const people = await trx
      .selectFrom('users')
      .select('id')
      .where('email', 'in', [...DEMO_EMAILS])
      .where('id', 'not in', trx.selectFrom('seen').select('userId'))
      .execute();
    if (people.length === 0) return;
    for (const kind of UNSEEN_KINDS) {
      const seen = people.map(({ id }) => ({ userId: id, kind, seenAt: now - 1 }));
      await trx.insertInto('seen').values(seen).execute();
      const ids = news[kind];
      if (ids.length === 0) continue;
      await trx
        .updateTable('item_changes')
        .set({ changedAt: now })
        .where('kind', '=', kind)
        .where('id', 'in', ids)
        .execute();
    }
  });
}
