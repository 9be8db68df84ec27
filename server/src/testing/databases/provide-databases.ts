import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../store/database/open-database.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A database of each kind that is up to date and holds nothing: to be copied, never to be opened. */
    patterns: { SQLite: string; PostgreSQL: string };
  }
}

/** One PostgreSQL for the whole test run; each test makes a database of its own in it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  const patterns = {
    SQLite: `file:${join(mkdtempSync(join(tmpdir(), 'assembly-')), 'pattern.db')}`,
    PostgreSQL: await server.createDatabase(),
  };
  for (const url of Object.values(patterns)) await (await openDatabase(url)).destroy();
  project.provide('postgresUrl', await server.createDatabase());
  project.provide('patterns', patterns);
  return () => server.stop();
}
