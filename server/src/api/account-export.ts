import { api } from '@assembly/contract/paths';
import type { FastifyInstance } from 'fastify';
import { readAuditOf } from '../store/audit-log.ts';
import { readOwnRecord } from '../store/own-record.ts';
import { userOf } from './guard.ts';
import type { Parts } from './parts.ts';

/** All that is stored about oneself, but for what would open the account: hashes of the password and of tokens. */
export function accountExportApi(app: FastifyInstance, { db }: Parts): void {
  app.get(api.accountExport, async (request, reply) => {
    const { id } = userOf(request);
    const record = await readOwnRecord(db, id);
    const everything = { ...record, auditLog: await readAuditOf(db, id) };
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-account.json"')
      .send(JSON.stringify(everything, null, 2));
  });
}
