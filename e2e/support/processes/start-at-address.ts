import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newPending } from '../people.ts';
import type { Processes } from '../test.ts';

/** An assembly at that public address, with a member of its own. `onReady` makes the address lead to it. */
export async function startAtAddress(
  processes: Processes,
  url: string,
  onReady: (appUrl: string) => void,
) {
  const folder = mkdtempSync(join(processes.folder, 'assembly-'));
  const environment = { PUBLIC_URL: url };
  const assembly = await processes.startAssembly({ folder, environment });
  onReady(assembly.url);
  const member = await newPending({ url });
  const db = new DatabaseSync(assembly.databaseUrl.slice('file:'.length), { timeout: 5000 });
  db.exec('update users set isActive = 1');
  db.close();
  return { ...assembly, url, appUrl: assembly.url, member };
}
