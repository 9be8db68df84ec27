import { recomputeEventTimes } from '../store/content/recompute-event-times.ts';
import type { Database } from '../store/database/tables.ts';

/** A run keeps its settings. If the time zone was changed during it, what it wrote is in the previous one. */
export async function recomputeIfZoneChanged(
  db: Database,
  usedZone: string,
  currentZone: string,
): Promise<void> {
  if (usedZone === currentZone) return;
  await db.transaction().execute((trx) => recomputeEventTimes(trx, currentZone));
}
