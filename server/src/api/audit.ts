import { pageQuerySchema } from '@assembly/contract/page-of';
import { api } from '@assembly/contract/paths';
import type { FastifyInstance } from 'fastify';
import { readAudit } from '../store/audit-log.ts';
import { parseInput } from './parse-input.ts';
import type { Parts } from './parts.ts';

export function auditApi(app: FastifyInstance, { db }: Parts): void {
  app.get(api.audit, async (request) => {
    const { page } = parseInput(pageQuerySchema, request.query);
    return await readAudit(db, page);
  });
}
