import { api } from '@assembly/contract/paths';
import type { FastifyInstance } from 'fastify';
import { readAuditOf } from '../store/people/audit-log.ts';
import { readPersonalData } from '../store/people/personal-data.ts';
import type { AppContext } from './http/app-context.ts';
import { userOf } from './http/guard.ts';

/** All that is stored about oneself, but for what would open the account: hashes of the password and of tokens. */
export function accountExportApi(app: FastifyInstance, { db }: AppContext): void {
  app.get(api.accountExport, async (request, reply) => {
    const { id } = userOf(request);
    const record = await readPersonalData(db, id);
    const everything = { ...record, auditLog: await readAuditOf(db, id) };
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-account.json"')
      .send(JSON.stringify(everything, null, 2));
  });
}
