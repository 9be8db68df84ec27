import { api } from '@assembly/contract/paths';
import type { FastifyInstance } from 'fastify';
import { readAudit } from '../store/audit-log.ts';
import { listQuery } from './list-query.ts';
import type { Parts } from './parts.ts';

export function auditApi(app: FastifyInstance, { db }: Parts): void {
  app.get(api.audit, async (request) => {
    const { page } = listQuery(request);
    return await readAudit(db, page);
  });
}
