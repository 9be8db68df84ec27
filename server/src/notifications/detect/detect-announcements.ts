import type { AnnouncementList } from '@assembly/contract/announcement';
import type { AssemblyClock } from '@assembly/contract/day-in';
import type { TaskRecord } from '../../store/content/records.ts';
import type { RowDiff } from '../../store/content/replace-rows.ts';
import { readTasks, toAnnouncementList } from '../../store/content/tasks.ts';
import { readKnownItems } from '../../store/content/unseen/item-changes.ts';
import type { Tx } from '../../store/database/tables.ts';
import { listOpenAnnouncements } from '../queue/current-content.ts';
import { recordChanges } from './record-changes.ts';
import type { SourceOrigin } from './source-origin.ts';

/** Notifies of tasks that members see for the first time. Call it before the diff is written. */
export async function detectAnnouncements(
  trx: Tx,
  { added, changed }: RowDiff<TaskRecord>,
  { origin, ...clock }: AssemblyClock & { origin: SourceOrigin },
): Promise<void> {
  const before = (await readTasks(trx)).map(toAnnouncementList);
  const after = [...added, ...changed].map(({ record }) => toAnnouncementList(record));
  const { opened, unstored } = compareAnnouncements(before, after, clock);
  // A task may come back: reopened, from the trash, or after a snapshot without it was restored.
  const known = await readKnownItems(
    trx,
    'announcements',
    unstored.map(({ itemId }) => itemId),
  );
  const found = [...opened, ...unstored.filter(({ itemId }) => !known.has(itemId))];
  const topic = 'announcements';
  await recordChanges(trx, { source: topic, topic, found }, origin, clock.now);
}

/** A change of the text alone is not notified. */
export function compareAnnouncements(
  before: AnnouncementList[],
  after: AnnouncementList[],
  clock: AssemblyClock,
) {
  const open = listOpenAnnouncements(after, clock);
  const days = dueDaysOf(before);
  return {
    /** A task without a due day is not shown yet. People often enter the day after the title. */
    opened: open.filter(({ itemId }) => days.get(itemId) === ''),
    unstored: open.filter(({ itemId }) => !days.has(itemId)),
  };
}

/** The due day of each stored task, by id; undefined for a list. */
function dueDaysOf(lists: AnnouncementList[]): Map<string, string | undefined> {
  const days = new Map<string, string | undefined>();
  for (const { id, subtasks } of lists) {
    days.set(id, undefined);
    for (const task of subtasks) days.set(task.id, task.due);
  }
  return days;
}
