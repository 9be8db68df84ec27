import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { restoreBackup } from '../../store/copies/restore-backup.ts';
import { openDatabase } from '../../store/database/open-database.ts';
import { sanitizeEvent } from '../../sync/to-event.ts';

// A restore in a process of its own, for tests that kill it. It stops after the given share of the backup, says so, and
// waits.
const [databaseUrl = '', file = '', share = ''] = process.argv.slice(2);
const bytes = gunzipSync(readFileSync(file));

async function* upTo(end: number) {
  const STEP = 64 * 1024;
  for (let at = 0; at < end; at += STEP) yield bytes.subarray(at, Math.min(end, at + STEP));
  console.log('in the middle');
  await new Promise(() => setInterval(() => {}, 1000));
}

const db = await openDatabase(databaseUrl);
await restoreBackup(db, upTo(Math.floor(bytes.length * Number(share))), sanitizeEvent);
