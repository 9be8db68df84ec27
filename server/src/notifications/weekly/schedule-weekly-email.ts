import { DAY_MS, SECOND_MS, WEEK_MS } from '@assembly/contract/limits';
import { parseWeeklyTime } from '@assembly/contract/notifications/notification-times';
import type { Settings } from '../../settings/settings.ts';
import type { Database } from '../../store/database/tables.ts';
import { writeStoredSettings } from '../../store/settings/settings.ts';
import { addNotification } from '../queue/add-notification.ts';
import { lastWeeklySlot } from './weekly-slots.ts';

/** How late it is still sent, if the server was stopped at its time. */
const LATE_MAX_MS = 1 * DAY_MS;
const CHECK_INTERVAL_MS = 10 * SECOND_MS;

interface WeeklyContext {
  db: Database;
  settings: Pick<Settings, 'current' | 'refresh'>;
  now: () => number;
}

/**
 * Returns a function that adds the notification of the weekly email when it is due. Every process calls it. The time is
 * the notification's key, so only the first process adds it.
 */
export function createWeeklyCheck({ db, settings, now }: WeeklyContext): () => Promise<void> {
  const startedAt = now();
  let checked: number | undefined;
  let inForce = scheduleOf(settings);
  let changedAt: number | undefined;

  return async () => {
    const schedule = scheduleOf(settings);
    if (JSON.stringify(schedule) !== JSON.stringify(inForce)) {
      inForce = schedule;
      changedAt = now();
      checked = undefined;
    }
    const { time, timeZone } = schedule;
    if (!time) return;
    const slot = lastWeeklySlot(time, timeZone, now());
    if (slot === checked) return;
    const last = await readLastWeekly(db);
    const isNew = (last === undefined || slot > last) && now() - slot <= LATE_MAX_MS;
    // The server was stopped at that time, and the setting is the same as for the previous email.
    const wasMissed =
      changedAt === undefined &&
      last !== undefined &&
      lastWeeklySlot(time, timeZone, last) === last;
    const isDue = isNew && (slot >= (changedAt ?? startedAt) || wasMissed);
    // The time before the first email is recorded too, so that the first one counts as missed after a restart.
    if (isDue || last === undefined) {
      // An administrator may have just changed the sentence from the office in another process.
      await settings.refresh();
      const { mail, notifications } = settings.current();
      const { isEmailOn, weeklyNote } = notifications;
      // Without emails about updates it would have no recipients.
      const note = isDue && isEmailOn && mail.smtpUrl !== undefined ? weeklyNote : '';
      await db.transaction().execute(async (trx) => {
        const isAdded = await addNotification(
          trx,
          {
            id: `weekly ${new Date(slot).toISOString()}`,
            topic: 'weekly',
            content: { kind: 'weekly', since: last ?? slot - WEEK_MS, at: slot, note },
            state: isDue ? 'due' : 'dropped',
            dueAt: slot,
          },
          now(),
        );
        if (isAdded && note) {
          await writeStoredSettings(trx, new Map([['WEEKLY_EMAIL_NOTE', null]]));
        }
      });
    }
    checked = slot;
  };
}

function scheduleOf(settings: WeeklyContext['settings']) {
  const { notifications, assembly } = settings.current();
  const { weeklyEmail } = notifications;
  return { time: weeklyEmail && parseWeeklyTime(weeklyEmail), timeZone: assembly.timeZone };
}

/** Checks every few seconds whether the weekly email is due. Returns a function that stops it. */
export function startWeeklyEmails(
  context: WeeklyContext,
  onError: (error: unknown) => void,
): () => void {
  const check = createWeeklyCheck(context);
  const run = () => void check().catch(onError);
  run();
  const timer = setInterval(run, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** When the last weekly email was due; undefined if there was none yet. */
export async function readLastWeekly(db: Database): Promise<number | undefined> {
  const { last } = await db
    .selectFrom('notifications')
    .select((select) => select.fn.max<number | null>('dueAt').as('last'))
    .where('topic', '=', 'weekly')
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}
