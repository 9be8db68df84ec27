import { api } from '@assembly/contract/paths';
import { syncRequestSchema } from '@assembly/contract/sync';
import type { FastifyInstance } from 'fastify';
import { readRuns } from '../store/sync-runs.ts';
import { userOf } from './guard.ts';
import { parseInput } from './parse-input.ts';
import type { Parts } from './parts.ts';

const RUNS_SHOWN = 20;

export function syncApi(app: FastifyInstance, { db, syncer }: Parts): void {
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
    return reply.code(202).send({ run });
  });
}
