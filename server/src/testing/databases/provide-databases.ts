import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../store/database/open-database.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** An empty database of each kind with the current schema, to be copied and never opened. */
    templates: { SQLite: string; PostgreSQL: string };
  }
}

/** Starts one PostgreSQL for the whole test run; each test creates its own database in it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  const templates = {
    SQLite: `file:${join(mkdtempSync(join(tmpdir(), 'assembly-')), 'template.db')}`,
    PostgreSQL: await server.createDatabase(),
  };
  for (const url of Object.values(templates)) await (await openDatabase(url)).destroy();
  project.provide('postgresUrl', await server.createDatabase());
  project.provide('templates', templates);
  return () => server.stop();
}
