import { Problem } from '@assembly/contract/problem';
import { SOURCES } from '@assembly/contract/sync';
import { createGoogle } from '../../google/create-google.ts';
import { type GoogleAccess, SYNC_LIMITS } from '../../google/google-access.ts';
import { openDatabase } from '../../store/database/open-database.ts';
import { runWithLease } from '../../sync/run-with-lease.ts';

/** The first argument of the process, as JSON. */
export interface ProcessOrder {
  databaseUrl: string;
  google: GoogleAccess;
  timeZone: string;
  now: number;
}

// A sync in a process of its own, for tests that kill it. It prints "ready", waits for input, and then prints each step.
const order: ProcessOrder = JSON.parse(process.argv[2] ?? '');
const db = await openDatabase(order.databaseUrl);
console.log('ready');
await new Promise((resolve) => process.stdin.once('data', resolve));

const written = new Set<string>();
try {
  const { state } = await runWithLease(
    {
      db,
      google: createGoogle(order.google, SYNC_LIMITS),
      refreshToken: order.google.refreshToken,
      timeZone: order.timeZone,
      chosen: order.google,
      now: () => order.now,
      onError: (error) => console.error(error),
    },
    {
      databaseUrl: order.databaseUrl,
      startedBy: 'process',
      confirm: true,
      onStarted: () => console.log('started'),
      onProgress: ({ sources }) => {
        for (const source of SOURCES) {
          if (sources[source].state !== 'writing' || written.has(source)) continue;
          written.add(source);
          console.log(`writing ${source}`);
        }
      },
    },
  );
  console.log(state);
} catch (error) {
  console.log(error instanceof Problem ? error.code : error);
}
process.exit();
