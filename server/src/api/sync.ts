import { api } from '@assembly/contract/paths';
import { syncRequestSchema } from '@assembly/contract/sync';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../store/audit-log.ts';
import { readRuns } from '../store/sync-runs.ts';
import { userOf } from './guard.ts';
import { parseInput } from './parse-input.ts';
import type { Parts } from './parts.ts';

const RUNS_SHOWN = 20;

export function syncApi(app: FastifyInstance, { db, now, syncer }: Parts): void {
  app.get(api.sync, async () => {
    const runs = await readRuns(db, RUNS_SHOWN);
    return {
      running: runs.find((run) => run.state === 'running') ?? null,
      runs: runs.filter((run) => run.state !== 'running'),
    };
  });

  app.post(api.sync, async (request, reply) => {
    const { confirm } = parseInput(syncRequestSchema, request.body);
    const run = await syncer.start(userOf(request).name, confirm ?? false);
    await writeAudit(db, {
      actor: userOf(request),
      action: 'sync_started',
      subject: null,
      at: now(),
    });
    return reply.code(202).send({ run });
  });
}
