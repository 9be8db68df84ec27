import { recomputeEventTimes } from '../store/content/recompute-event-times.ts';
import type { Database } from '../store/database/tables.ts';

/** A run uses the time zone that was set when it started. If it was changed since, the times are computed again. */
export async function recomputeIfZoneChanged(
  db: Database,
  usedZone: string,
  currentZone: string,
): Promise<void> {
  if (usedZone === currentZone) return;
  await db.transaction().execute((trx) => recomputeEventTimes(trx, currentZone));
}
