import { continueVersions, readVersions } from '../database/change-counters.ts';
import { analyzeTable } from '../database/postgres.ts';
import { inReadTransaction } from '../database/read-transaction.ts';
import type { Database, Tx } from '../database/tables.ts';
import { BACKUP_TABLES, deleteAllRows, insertRows, lockTables, readTable } from './table-rows.ts';

interface ReplaceOptions {
  /** Stays if its account is in the other database, too. */
  sessionId: string;
  /** Writes what has to differ. */
  finish: (target: Tx) => Promise<void>;
}

/**
 * Replaces everything by the rows of another database, in one transaction. Short-lived rows are removed: sessions,
 * links, and notifications that were not sent.
 */
export function replaceDatabase(
  from: Database,
  to: Database,
  { sessionId, finish }: ReplaceOptions,
): Promise<void> {
  return inReadTransaction(from, (source) =>
    to.transaction().execute(async (target) => {
      await lockTables(target);
      const versions = await readVersions(target);
      const session = await target
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', sessionId)
        .executeTakeFirst();
      await deleteAllRows(target);
      for (const table of BACKUP_TABLES) {
        for await (const rows of readTable(source, table)) await insertRows(target, table, rows);
        await analyzeTable(target, table);
      }
      if (session && (await hasUser(target, session.userId))) {
        await target.insertInto('sessions').values(session).execute();
      }
      await finish(target);
      await continueVersions(target, versions);
    }),
  );
}

async function hasUser(trx: Tx, id: string): Promise<boolean> {
  return Boolean(
    await trx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst(),
  );
}
