import type { TaskList } from '../google-items.ts';
import { seedList } from '../tasks/seed-list.ts';

/** Tasks as they occur in real lists now and then, and what an attacker might put there. */
export function unusualTasks(now: number, timeZone: string): TaskList {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const due = (days: number) => `${today.add({ days }).toPlainDate()}T00:00:00.000Z`;
  const updated = today.toInstant().toString({ fractionalSecondDigits: 3 });
  return seedList('Odds & ends', updated, [
    { title: 'מקהלה: מחפשים זמרים', notes: 'החזרות בימי חמישי', due: due(9) },
    {
      title: '<b>Not bold</b> & <script>alert(1)</script>',
      notes: 'Notes are plain text: <i>this stays as it is</i>.',
      due: due(4),
    },
    { title: '', notes: 'Somebody pressed return too early.' },
  ]);
}
