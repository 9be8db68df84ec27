import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint('anyone', 'GET', '/healthz', {
  reply: { status: 200, json: z.object({ status: z.literal('up'), version: z.string() }) },
});

export const getReadiness = endpoint('anyone', 'GET', '/readyz', {
  reply: { status: 200, json: z.object({ status: z.literal('ready') }) },
});

export const getMetrics = endpoint('anyone', 'GET', '/metrics', {
  reply: { status: 200, text: 'text/plain' },
  problems: ['not_found'],
});

export const getOpenApi = endpoint('anyone', 'GET', '/api/openapi.json', {
  reply: { status: 200, json: z.looseObject({ openapi: z.string() }) },
});
