import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { checkBackup } from '../../store/copies/read-backup.ts';
import { restoreBackup } from '../../store/copies/restore-backup.ts';
import { openDatabase } from '../../store/database/open-database.ts';

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
const header = await checkBackup(Readable.from([bytes]));
await restoreBackup(db, header, upTo(Math.floor(bytes.length * Number(share))));
