import { exportAccount } from '@assembly/contract/endpoints/account';
import type { FastifyInstance } from 'fastify';
import { readAuditOf } from '../../store/users/audit-log.ts';
import { readPersonalData } from '../../store/users/personal-data.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { userOf } from '../http/session-guard.ts';

export function accountExportApi(app: FastifyInstance, { db, queueByMember }: AppContext): void {
  route(app, exportAccount, async (request, reply) => {
    const { id } = userOf(request);
    const record = await queueByMember(id, async () => ({
      ...(await readPersonalData(db, id)),
      auditLog: await readAuditOf(db, id),
    }));
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-account.json"')
      .serializer((body) => JSON.stringify(body, null, 2));
    return record;
  });
}
