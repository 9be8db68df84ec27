import { api } from '@assembly/contract/paths';
import type { FastifyInstance } from 'fastify';
import { readAudit } from '../store/people/audit-log.ts';
import type { AppContext } from './http/app-context.ts';
import { listQuery } from './http/list-query.ts';

export function auditApi(app: FastifyInstance, { db }: AppContext): void {
  app.get(api.audit, async (request) => {
    const { page } = listQuery(request);
    return await readAudit(db, page);
  });
}
