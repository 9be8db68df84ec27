import { listAudit } from '@assembly/contract/endpoints/users';
import type { FastifyInstance } from 'fastify';
import { readAudit } from '../store/users/audit-log.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';

export function auditApi(app: FastifyInstance, { db }: AppContext): void {
  route(app, listAudit, (request) => readAudit(db, request.query.page ?? 1));
}
