import { pipeline, Readable } from 'node:stream';
import { exportUsers } from '@assembly/contract/endpoints/users';
import { roleLabel, type User } from '@assembly/contract/user';
import { stringify } from 'csv-stringify';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../store/database/tables.ts';
import { readAllUsers } from '../store/users/list-users.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';

export function usersCsvApi(app: FastifyInstance, { db }: AppContext): void {
  route(app, exportUsers, (_request, reply) => {
    const table = stringify({
      header: true,
      columns: ['Name', 'Email', 'Role', 'Status'],
      // Spreadsheets run cells that begin with = + - or @.
      escape_formulas: true,
      // Spreadsheets that split at semicolons would otherwise start a cell in the middle of a name.
      quoted: true,
      bom: true,
    });
    // A database error ends the reply; it must not end the process.
    pipeline(Readable.from(rows(db)), table, () => {});
    reply.header('content-disposition', 'attachment; filename="people.csv"');
    return table;
  });
}

async function* rows(db: Database) {
  for await (const users of readAllUsers(db)) yield* users.map(toRow);
}

function toRow(user: User): string[] {
  return [user.name, user.email, roleLabel(user), user.isActive ? 'Active' : 'Waiting'];
}
